import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'umi';
import { ReactComponent as ArrowIcon } from '@/shared/icons/chevronRight.svg';
import { SpacedWord } from '../Button/SpacedWord';
import { Dated } from '../Dated/Dated';
import styles from './Cell.module.less';

interface Props {
  title: ReactNode;
  icon?: ReactNode;
  /** A second line below the title. */
  note?: ReactNode;
  value?: ReactNode;
  /** Makes the row a link to a router path. */
  to?: string;
  /** Makes the row a link to something outside, such as "tel:". */
  href?: string;
  onClick?: () => void;
  /** The title takes the room, the value only what it needs (for switches and long titles). */
  wide?: boolean;
  className?: string;
}

export function Cell({ title, icon, note, value, to, href, onClick, wide = false, className }: Props) {
  const look = clsx(
    styles.cell,
    icon !== undefined && styles.withIcon,
    (wide || value === undefined) && styles.wide,
    className,
  );
  const isTappable = to !== undefined || href !== undefined || onClick !== undefined;
  const content = (
    <>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <span className={styles.main}>
        <Dated>{onClick ? <SpacedWord>{title}</SpacedWord> : title}</Dated>
        {note !== undefined && (
          <small className={styles.note}>
            <Dated>{note}</Dated>
          </small>
        )}
      </span>
      {value !== undefined && (
        <span className={styles.value}>
          <Dated>{value}</Dated>
        </span>
      )}
      {isTappable && <ArrowIcon className={styles.arrow} />}
    </>
  );
  if (to !== undefined) {
    return (
      <Link className={look} to={to}>
        {content}
      </Link>
    );
  }
  if (href !== undefined) {
    return (
      <a className={look} href={href}>
        {content}
      </a>
    );
  }
  if (onClick) {
    return (
      <button type="button" className={look} onClick={onClick}>
        {content}
      </button>
    );
  }
  return <div className={look}>{content}</div>;
}
