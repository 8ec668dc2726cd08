import { useState } from 'react';
import { LaterBlock, OrganiserLine } from '@/features/campaign';
import { reportEvent } from '@/features/report';
import { getTeamActivity, HotTeams, type Team } from '@/features/team';
import { useQuery } from '@/request/useQuery';
import { signIn } from '@/session/signIn';
import { useSession } from '@/session/useSession';
import { useGo } from '@/shared/lib/navigation';
import { useMoment } from '@/shared/lib/useMoment';
import { usePanel } from '@/shared/lib/usePanel';
import { useVainPanel } from '@/shared/lib/useVainPanel';
import { HelpWays } from '@/shared/ui/HelpWays/HelpWays';
import { ROUTES } from '../routes';
import { mayBegin } from '../teamWords';
import { ACTIVITY_ID } from '../world';
import { Afterwards } from './Afterwards';
import { InvitePanel } from './InvitePanel';
import { Prizes } from './Prizes';
import { TeamBar } from './TeamBar';
import { TeamCard } from './TeamCard';
import styles from './TeamView.module.less';

const INVITE = 'invite';
/** There is a seat, now or once something is settled. */
const JOINABLE: readonly Team['reasonCode'][] = ['ok', 'notEligible', 'notStarted'];
const OTHERS = '也可以加入别的小队';

interface Props {
  team: Team;
  refresh: () => void;
}

function LostSeat() {
  return (
    <p className={styles.lost} role="status">
      最后一个位置刚刚有人加入了。可以加入下面的小队，也可以自己发起。
    </p>
  );
}

/** The way to invite others. Who is in the team no longer loses the panel's address: it would open when he joins again. */
function useInvite({ operate, myRole }: Team) {
  const { shown, open, close } = usePanel('step');
  const isShown = shown === INVITE;
  useVainPanel(isShown && myRole === 'none', close);
  const canInvite = operate.some(({ key, enabled }) => key === INVITE && enabled);
  return { isOpen: isShown && canInvite, open: () => open(INVITE), close };
}

/** A team as whoever looks at it sees it; others are offered to who is in none. */
export function TeamView({ team, refresh }: Props) {
  const { isSignedIn } = useSession();
  const go = useGo();
  const invite = useInvite(team);
  const [hasLost, setHasLost] = useState(false);
  const activity = useQuery(
    getTeamActivity,
    { activityId: ACTIVITY_ID },
    { refreshOnReturn: true, refreshOnWrite: true },
  );
  // Nobody is offered another team once it is over.
  useMoment(activity, [activity.data?.endAt]);
  const isVisitor = team.myRole === 'none';
  const act = (deed: () => void) => {
    if (isSignedIn) deed();
    else signIn();
  };
  const onTeam = (teamId: string) => {
    reportEvent('teamJoin', ROUTES.team.path, ACTIVITY_ID);
    if (teamId === team.teamId) refresh();
    else go(ROUTES.team, { teamId }, { replace: true });
  };
  const canBegin = activity.data !== undefined && mayBegin(activity.data);
  return (
    <>
      <TeamCard team={team} refresh={refresh} />
      {hasLost && isVisitor && <LostSeat />}
      {hasLost && isVisitor && (
        <HotTeams
          activityId={ACTIVITY_ID}
          except={team.teamId}
          title={OTHERS}
          {...{ canBegin, act, onTeam }}
          onChanged={refresh}
        />
      )}
      {JOINABLE.includes(team.reasonCode) && <Afterwards />}
      {activity.data && activity.data.rewards.length > 0 && <Prizes prizes={activity.data.rewards} />}
      {isVisitor && !hasLost && activity.data?.status === 1 && (
        <LaterBlock title={OTHERS} height="196px">
          <HotTeams
            activityId={ACTIVITY_ID}
            except={team.teamId}
            title={OTHERS}
            {...{ canBegin, act, onTeam }}
            onChanged={refresh}
          />
        </LaterBlock>
      )}
      {activity.data && <OrganiserLine period={activity.data} />}
      {(activity.data ?? activity.failure) && <HelpWays />}
      <TeamBar
        team={team}
        act={act}
        onTeam={onTeam}
        onInvite={invite.open}
        onLost={() => setHasLost(true)}
        refresh={refresh}
      />
      <InvitePanel team={team} isOpen={invite.isOpen} onClose={invite.close} />
    </>
  );
}
