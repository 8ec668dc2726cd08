import clsx from 'clsx';
import { Children, type ReactNode } from 'react';
import { ReactComponent as ArrowIcon } from '@/shared/icons/chevronRight.svg';
import { SpacedWord } from '../Button/SpacedWord';
import { Dated } from '../Dated/Dated';
import { Link } from '../Link/Link';
import styles from './ListRow.module.less';

interface Ways {
  /** Makes the row a link to a router path. */
  to?: string | undefined;
  /** Makes the row a link to something outside, such as "tel:". */
  href?: string | undefined;
  /** What a tap does; beside a link, what else it does. */
  onClick?: (() => void) | undefined;
}

interface Props extends Ways {
  title: ReactNode;
  /** A mark of the size of an icon. */
  icon?: ReactNode;
  /** A mark of another size: an IconSeat, an Avatar, a picture. */
  seat?: ReactNode;
  /** Beside the title, and no part of its link. */
  tag?: ReactNode;
  /** Further lines below the title, one for each part that is there. */
  note?: ReactNode;
  value?: ReactNode;
  /** A button of its own at the end; the row's link or tap is then on the title and reaches over the whole row. */
  action?: ReactNode;
  /** Below the lines, for example smaller links. */
  children?: ReactNode;
  /** div: the row itself is what is tapped. li, article: the title is, and reaches over the whole row. */
  as?: 'div' | 'li' | 'article';
  titleAs?: 'span' | 'h3';
  /** Lets buttons of the row say which row they are of. */
  titleId?: string;
  /** For rows that stand for a thing of their own, not for an entry of a menu. */
  large?: boolean;
  /** The title takes the room, the value only what it needs (for switches and long titles). */
  wide?: boolean;
  /** In 长辈版 the value or the action stands below, as wide as the row. */
  stacks?: boolean;
  /** Keeps the room of the arrow, so that values stand in one column with those of rows that lead somewhere. */
  keepsArrowRoom?: boolean;
  className?: string | undefined;
  'aria-label'?: string;
}

function Tap({ to, href, onClick, className, children }: Ways & { className?: string; children: ReactNode }) {
  if (to !== undefined) {
    return (
      <Link className={className} to={to} onClick={onClick}>
        {children}
      </Link>
    );
  }
  if (href !== undefined) {
    return (
      <a className={className} href={href} onClick={onClick}>
        {children}
      </a>
    );
  }
  return (
    <button type="button" className={className} onClick={onClick}>
      {children}
    </button>
  );
}

interface MainProps extends Pick<Props, 'title' | 'tag' | 'note' | 'titleAs' | 'titleId' | 'children'> {
  /** Where the title leads; undefined when the row itself does. */
  ways: Ways | undefined;
  as: 'span' | 'div';
}

function Main({ title, tag, note, titleAs: Title = 'span', titleId, ways, children, as: Box }: MainProps) {
  // One part, also where its dates are parts: a tap lays its parts out beside each other.
  const name = <span className={styles.named}>{title}</span>;
  return (
    <Box className={styles.main}>
      <Title id={titleId} className={styles.title}>
        {ways ? (
          <Tap {...ways} className={styles.open}>
            {name}
          </Tap>
        ) : (
          name
        )}
        {tag}
      </Title>
      {Children.map(Children.toArray(note), (line) => (
        <small className={styles.note}>
          <Dated>{line}</Dated>
        </small>
      ))}
      {children}
    </Box>
  );
}

function lookOf({ icon, seat, value, wide, large, stacks, className }: Omit<Props, 'title'>): string {
  return clsx(
    styles.row,
    icon !== undefined && styles.withIcon,
    seat !== undefined && styles.seated,
    (wide || value === undefined) && styles.wide,
    large && styles.large,
    stacks && styles.stacks,
    className,
  );
}

interface EndProps extends Pick<Props, 'value' | 'action'> {
  as: 'span' | 'div';
  arrow: ReactNode;
}

function End({ as: Part, value, action, arrow }: EndProps) {
  return (
    <>
      {value !== undefined && (
        <Part className={styles.value}>
          <Dated>{value}</Dated>
        </Part>
      )}
      {action ? <div className={styles.action}>{action}</div> : arrow}
    </>
  );
}

/** One row of a menu or a list: a mark, a title with lines below it, a value or an action at the end, and a way on. */
export function ListRow({ to, href, onClick, ...row }: Props) {
  const { as: Box = 'div', title, icon, seat, value, action, keepsArrowRoom = false } = row;
  const isTappable = to !== undefined || href !== undefined || onClick !== undefined;
  const isButton = isTappable && to === undefined && href === undefined;
  const isWhole = isTappable && Box === 'div' && !action;
  const ways = { to, href, onClick };
  // A button holds no blocks.
  const part = isWhole ? 'span' : 'div';
  const room = keepsArrowRoom ? <i className={styles.arrow} /> : undefined;
  const content = (
    <>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      {seat}
      <Main
        {...row}
        as={part}
        title={<Dated>{isButton ? <SpacedWord>{title}</SpacedWord> : title}</Dated>}
        ways={isTappable && !isWhole ? ways : undefined}
      />
      <End
        as={part}
        value={value}
        action={action}
        arrow={isTappable ? <ArrowIcon className={styles.arrow} aria-hidden /> : room}
      />
    </>
  );
  if (isWhole) {
    return (
      <Tap {...ways} className={lookOf(row)}>
        {content}
      </Tap>
    );
  }
  return (
    <Box className={lookOf(row)} aria-label={row['aria-label']}>
      {content}
    </Box>
  );
}
