import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ReactComponent as MoreIcon } from '@/shared/icons/chevronRight.svg';
import { Dated } from '../Dated/Dated';
import { Link } from '../Link/Link';
import styles from './SectionTitle.module.less';

interface Props {
  children: ReactNode;
  note?: ReactNode;
  /** A link to the whole list. */
  more?: { text: string; to: string };
  /** Between cards instead of inside one. */
  outside?: boolean;
}

export function SectionTitle({ children, note, more, outside = false }: Props) {
  return (
    <div className={clsx(styles.row, outside && styles.outside)}>
      <div>
        <h2 className={styles.title}>{children}</h2>
        {note !== undefined && (
          <p className={styles.note}>
            <Dated>{note}</Dated>
          </p>
        )}
      </div>
      {more && (
        <Link className={styles.more} to={more.to}>
          {more.text}
          <MoreIcon />
        </Link>
      )}
    </div>
  );
}
