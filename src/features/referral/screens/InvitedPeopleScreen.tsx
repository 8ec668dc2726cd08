import { useShareCard } from '@/features/wechat';
import { ScreenFrame } from '@/frame/ScreenFrame';
import { useQuery } from '@/request/useQuery';
import { useSession } from '@/session/useSession';
import { usePanel } from '@/shared/lib/usePanel';
import { Popup } from '@/shared/ui/Popup/Popup';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { InviteCard } from '../components/InviteCard';
import { InviteeList } from '../components/InviteeList';
import { InviteRewards } from '../components/InviteRewards';
import { InviteTotals } from '../components/InviteTotals';
import { PosterPanel } from '../components/PosterPanel';
import { getInviteInfo, type InviteInfo } from '../contract';
import { inviteLinkOf, invitePathOf } from '../inviteLink';
import styles from './InvitedPeopleScreen.module.less';

/** The messaging app's own share menu sends the invitation, with nothing of this page's address. */
function useShareMenu({ inviteCode, title, description, status }: InviteInfo): void {
  const path = invitePathOf(inviteCode);
  useShareCard(path === undefined || status !== 'open' ? undefined : { title, text: description, path });
}

function Invitation({ info, onChanged }: { info: InviteInfo; onChanged: () => void }) {
  const link = inviteLinkOf(info.inviteCode);
  const { shown, open, close } = usePanel('step');
  const isPosterOpen = shown === 'poster';
  useShareMenu(info);
  return (
    <>
      <InviteCard info={info} link={link} onPoster={() => open('poster')} />
      <InviteTotals totals={info.totals} />
      <InviteRewards rewards={info.rewards} onChanged={onChanged} />
      <InviteeList />
      <Popup isOpen={isPosterOpen && link !== undefined && info.status === 'open'} title="邀请海报" onClose={close}>
        {link !== undefined && <PosterPanel poster={info.poster} link={link} />}
      </Popup>
    </>
  );
}

function InviteSkeleton() {
  return (
    <div className={styles.boxes}>
      <Skeleton shape="card" height="360px" />
      <Skeleton shape="card" height="84px" space="12px" />
      <Skeleton shape="card" height="180px" space="12px" />
    </div>
  );
}

/** The member's link and who came by it. */
export function InvitedPeopleScreen() {
  const { isSignedIn } = useSession();
  const { data, failure, updatedAt, refresh } = useQuery(getInviteInfo, undefined, {
    skip: !isSignedIn,
    refreshOnReturn: true,
  });
  return (
    <ScreenFrame
      space="below"
      title="邀请好友"
      subject={{ kind: 'invitation' }}
      hasHelp
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
