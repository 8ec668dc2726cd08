import { currentHost } from '@/bridge/environment';
import { shareLinkOf } from '@/bridge/shareLink';
import { PosterPanel } from '@/features/referral';
import type { Team } from '@/features/team';
import { Button } from '@/shared/ui/Button/Button';
import { shareLink } from '@/shared/ui/CopyButton/shareLink';
import { Popup } from '@/shared/ui/Popup/Popup';
import { invitePath } from '../invitePath';
import { SHARES } from '../share';
import { inviteTitle } from '../teamWords';
import styles from './InvitePanel.module.less';

interface Props {
  team: Team;
  isOpen: boolean;
  onClose: () => void;
}

const POSTER_NOTE = '微信扫一扫，看看这支小队';

/** The ways to pass a team on: the messaging app's menu, a link, a poster that is drawn on the phone. */
export function InvitePanel({ team, isOpen, onClose }: Props) {
  const link = shareLinkOf(invitePath(team));
  const title = inviteTitle(team);
  return (
    <Popup isOpen={isOpen} title="邀请好友" onClose={onClose}>
      <p className={styles.note}>
        {currentHost() === 'browser' ? '把链接发给家人朋友，或让对方扫码。' : '点右上角“···”发送给朋友，或让对方扫码。'}
      </p>
      <PosterPanel poster={{ title, subtitle: SHARES.home.text, note: POSTER_NOTE }} link={link} />
      <div className={styles.button}>
        <Button block variant="tint" onClick={() => void shareLink(title, link)}>
          发送链接
        </Button>
      </div>
    </Popup>
  );
}
