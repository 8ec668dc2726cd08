import { currentHost } from '@/bridge/environment';
import { shareLinkOf } from '@/bridge/shareLink';
import { useShareCard } from '@/features/wechat';
import { ReactComponent as ShareIcon } from '@/shared/icons/share.svg';
import { pathOf } from '@/shared/lib/navigation';
import { shareLink } from '@/shared/ui/CopyButton/shareLink';
import { showMessage } from '@/shared/ui/toast/toast';
import styles from './ShareText.module.less';

/** Hands on a text that everybody may read; a member's notices have no such button. */
export function ShareText({ textKey, title }: { textKey: string; title: string }) {
  const path = pathOf('noticeExplain', { key: textKey });
  useShareCard({ title, text: '打开就能看，不用登录', path });
  const share = () => {
    if (currentHost() === 'browser') void shareLink(title, shareLinkOf(path));
    else showMessage('点右上角“···”，发送给朋友');
  };
  return (
    <button type="button" className={styles.share} aria-label="分享这份说明" onClick={share}>
      <ShareIcon aria-hidden />
    </button>
  );
}
