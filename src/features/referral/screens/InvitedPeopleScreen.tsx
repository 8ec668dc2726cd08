import { sendOn, useShareCard } from '@/features/wechat';
import { ScreenFrame } from '@/frame/ScreenFrame';
import { useQuery } from '@/request/useQuery';
import { useSession } from '@/session/useSession';
import { ReactComponent as ShareIcon } from '@/shared/icons/share.svg';
import { usePanel } from '@/shared/lib/usePanel';
import { Blocks } from '@/shared/ui/Blocks/Blocks';
import { BottomBar } from '@/shared/ui/BottomBar/BottomBar';
import { Button } from '@/shared/ui/Button/Button';
import { Card } from '@/shared/ui/Card/Card';
import { HelpWays } from '@/shared/ui/HelpWays/HelpWays';
import { Popup } from '@/shared/ui/Popup/Popup';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { InviteCard } from '../components/InviteCard';
import { InviteeList } from '../components/InviteeList';
import { InviteRewards } from '../components/InviteRewards';
import { PosterPanel } from '../components/PosterPanel';
import { getInviteInfo, type InviteInfo } from '../contract';
import { inviteLinkOf, invitePathOf } from '../inviteLink';
import styles from './InvitedPeopleScreen.module.less';

/** Tells the share menu what it sends, nothing of this page's address; returns what the screen's own button does. */
function useInviteShare({ inviteCode, title, description, status }: InviteInfo): (() => void) | undefined {
  const path = status === 'open' ? invitePathOf(inviteCode) : undefined;
  useShareCard(path === undefined ? undefined : { title, text: description, path });
  return path === undefined ? undefined : () => sendOn(title, path);
}

function Invitation({ info, onChanged }: { info: InviteInfo; onChanged: () => void }) {
  const link = inviteLinkOf(info.inviteCode);
  const { shown, open, close } = usePanel('step');
  const isPosterOpen = shown === 'poster';
  const share = useInviteShare(info);
  if (shown === 'all') return <InviteeList info={info} isWhole />;
  return (
    <>
      <InviteCard info={info} link={link} onPoster={() => open('poster')} />
      <InviteRewards info={info} onChanged={onChanged} />
      <InviteeList info={info} isWhole={false} />
      <Card className={styles.rules} aria-label="邀请说明">
        <Blocks blocks={info.rules} />
      </Card>
      <HelpWays />
      {share && (
        <BottomBar>
          <Button variant="primary" size="large" onClick={share}>
            <ShareIcon className={styles.icon} />
            分享给朋友
          </Button>
        </BottomBar>
      )}
      <Popup isOpen={isPosterOpen && link !== undefined && info.status === 'open'} title="邀请海报" onClose={close}>
        {link !== undefined && <PosterPanel poster={info.poster} link={link} />}
      </Popup>
    </>
  );
}

function InviteSkeleton() {
  return (
    <div className={styles.boxes}>
      <Skeleton shape="card" height="420px" />
      <Skeleton shape="card" height="400px" space="12px" />
    </div>
  );
}

/** The member's link and who came by it. */
export function InvitedPeopleScreen() {
  const { isSignedIn } = useSession();
  const { shown, back } = usePanel('step');
  const { data, failure, updatedAt, refresh } = useQuery(getInviteInfo, undefined, {
    skip: !isSignedIn,
    refreshOnReturn: true,
  });
  return (
    <ScreenFrame
      space="below"
      title="邀请好友"
      {...(shown === 'all' && { onBack: back })}
      subject={{ kind: 'invitation' }}
      isMemberOnly
      failure={failure}
      updatedAt={updatedAt}
      onRetry={refresh}
      skeleton={<InviteSkeleton />}
    >
      {data && <Invitation info={data} onChanged={refresh} />}
    </ScreenFrame>
  );
}
