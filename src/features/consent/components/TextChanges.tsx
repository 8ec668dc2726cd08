import { useLocation } from 'umi';
import { queryOf } from '@/shared/lib/navigation';
import { formatDay } from '@/shared/lib/timeFormat';
import { Dated } from '@/shared/ui/Dated/Dated';
import { Link } from '@/shared/ui/Link/Link';
import type { ServerText } from '../contract';
import styles from './TextChanges.module.less';

interface Props {
  changes: ServerText['changes'];
  /** The version on screen. */
  shown: string;
}

/** Every wording of a text with what it changed; each can be read. */
export function TextChanges({ changes, shown }: Props) {
  const { pathname, search } = useLocation();
  const query = Object.fromEntries(new URLSearchParams(search));
  return (
    <ol className={styles.changes}>
      {changes.map(({ version, at, text }) => (
        <li key={version} className={styles.change}>
          <p className={styles.head}>
            <b>{version}</b>
            <span className={styles.day}>
              <Dated>{formatDay(at)}</Dated>
            </span>
            {version === shown ? (
              <span className={styles.shown}>正在看</span>
            ) : (
              <Link className={styles.read} to={pathname + queryOf({ ...query, version })}>
                看 {version} 版
              </Link>
            )}
          </p>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
