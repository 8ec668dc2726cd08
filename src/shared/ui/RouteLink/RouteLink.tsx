import { internalPath } from '@/shared/lib/navigation';
import { Link } from '../Link/Link';
import styles from './RouteLink.module.less';

interface Props {
  children: string;
  /** A route that the server has named. */
  route: string;
}

/** Words that lead to a screen; the words alone where the app has no such screen. */
export function RouteLink({ children, route }: Props) {
  const path = internalPath(route);
  if (path === undefined) return <>{children}</>;
  return (
    <Link className={styles.link} to={path}>
      {children}
    </Link>
  );
}
