import { ReactComponent as SearchIcon } from '@/shared/icons/search.svg';
import { Link } from '../Link/Link';
import styles from './SearchLink.module.less';

/** Leads to a full-screen search; looks like its field. `to` is a path of the app. */
export function SearchLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className={styles.link} to={to}>
      <SearchIcon aria-hidden />
      {children}
    </Link>
  );
}
