import { sendOn, useShareCard } from '@/features/wechat';
import { ReactComponent as ShareIcon } from '@/shared/icons/share.svg';
import { pathOf } from '@/shared/lib/navigation';
import styles from './ShareText.module.less';

/** Hands on a text that everybody may read; a member's notices have no such button. */
export function ShareText({ textKey, title }: { textKey: string; title: string }) {
  const path = pathOf('noticeExplain', { key: textKey });
  useShareCard({ title, path });
  return (
    <button type="button" className={styles.share} aria-label="分享这份说明" onClick={() => sendOn(title, path)}>
      <ShareIcon aria-hidden />
    </button>
  );
}
