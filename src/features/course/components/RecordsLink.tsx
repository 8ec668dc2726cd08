import { useSession } from '@/session/useSession';
import { usePanel } from '@/shared/lib/usePanel';
import styles from './RecordsLink.module.less';

/** The way to what the member has exchanged. */
export function RecordsLink() {
  const { isSignedIn } = useSession();
  const { open } = usePanel('step');
  if (!isSignedIn) return null;
  return (
    <button type="button" className={styles.link} onClick={() => open('records')}>
      兑换记录
    </button>
  );
}
