import { Badge } from '@/shared/ui/Badge/Badge';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden/VisuallyHidden';
import { useUnread } from '../unread';
import { useUnreadPoll } from '../useUnreadPoll';
import styles from './UnreadBadge.module.less';

/** How many notices wait, on the tab that leads to them. */
export function UnreadBadge() {
  useUnreadPoll();
  const count = useUnread() ?? 0;
  if (count === 0) return null;
  return (
    <>
      <VisuallyHidden>，{count} 条未读消息</VisuallyHidden>
      <span className={styles.mark} aria-hidden="true">
        <Badge count={count} />
      </span>
    </>
  );
}
