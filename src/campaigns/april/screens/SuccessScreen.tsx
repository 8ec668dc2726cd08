import { useEffect } from 'react';
import { currentHost } from '@/bridge/environment';
import { BlockCard, Dressed, Hero, hasNothing } from '@/features/campaign';
import { getTeam, type Team, teamIntents } from '@/features/team';
import { useIntentsEnd } from '@/request/intent';
import { usePolledQuery } from '@/request/usePolledQuery';
import { useSessionCheck } from '@/request/useSessionCheck';
import { useSession } from '@/session/useSession';
import { NOT_FOUND } from '@/shared/config/serverCodes';
import { useGo, useQueryParam } from '@/shared/lib/navigation';
import { QueryView } from '@/shared/ui/QueryView/QueryView';
import { LostTeam } from '../components/LostTeam';
import { Mates } from '../components/Mates';
import { NextSteps } from '../components/NextSteps';
import { RewardCard } from '../components/RewardCard';
import { SuccessBar } from '../components/SuccessBar';
import { stepOf } from '../rewardWords';
import { ROUTES } from '../routes';
import { successHero } from '../successHero';
import { ACTIVITY_ID, DRESS } from '../world';
import styles from './SuccessScreen.module.less';

const COMPLETE = 1;

function isBeingIssued(team: Team | undefined): boolean {
  return team?.rewards?.some(({ status }) => status === 'processing') ?? false;
}

/** A guest may be of the team: he is told after the login. */
function isForOthers({ status, myRole }: Team, isSignedIn: boolean): boolean {
  return status !== COMPLETE || (isSignedIn && myRole === 'none');
}

/** Opened for a team that is not complete, or by somebody who is not in it: the team's own page. */
function useWayBack(team: Team | undefined, isSignedIn: boolean): boolean {
  const go = useGo();
  const teamId = team && isForOthers(team, isSignedIn) ? team.teamId : undefined;
  useEffect(() => {
    if (teamId !== undefined) go(ROUTES.team, { teamId }, { replace: true });
  }, [go, teamId]);
  return teamId !== undefined;
}

function Result({ team, isSignedIn, refresh }: { team: Team; isSignedIn: boolean; refresh: () => void }) {
  const { rewards } = team;
  return (
    <>
      <Mates team={team} />
      {isSignedIn ? (
        <RewardCard rewards={rewards} refresh={refresh} />
      ) : (
        <BlockCard title="我的奖励">
          <p className={styles.guest}>登录后看您的奖励，会回到这一页</p>
        </BlockCard>
      )}
      <NextSteps current={rewards && stepOf(rewards)} />
      <SuccessBar rewards={rewards} isSignedIn={isSignedIn} />
    </>
  );
}

function ResultSkeleton() {
  return (
    <>
      <BlockCard isLead height="140px" />
      <BlockCard height="220px" />
      <BlockCard height="170px" />
    </>
  );
}

/** A team is complete: who is in it, what each is given, what comes next. */
export function SuccessScreen() {
  const teamId = useQueryParam('teamId') ?? '';
  const { isSignedIn } = useSession();
  const isSure = useSessionCheck();
  const answered = usePolledQuery(getTeam, { teamId }, { isOpen: isBeingIssued, skip: teamId === '' });
  // Who is of the team is taken for a stranger, and led away, when his session has ended.
  const isLeaving = useWayBack(isSure ? answered.data : undefined, isSignedIn);
  const query = isSure && !isLeaving ? answered : { ...answered, data: undefined, isLoading: true };
  const { data: team, failure } = query;
  const isUnknown = hasNothing(query);
  useIntentsEnd(teamIntents(ACTIVITY_ID), team !== undefined && team.myRole !== 'none');
  if (teamId === '' || failure?.code === NOT_FOUND) {
    return <LostTeam screen={ROUTES.success} title="没有找到这支小队" text="成队的小队都在活动页里" />;
  }
  return (
    <Dressed dress={DRESS} subject={{ kind: 'team', number: teamId }}>
      <Hero
        title={ROUTES.success.title}
        hero={successHero(team !== undefined, isUnknown)}
        isInMiniProgram={currentHost() === 'miniProgram'}
        isBare={isUnknown}
        fallback={ROUTES.home}
      />
      <div className={styles.cards}>
        <QueryView query={query} skeleton={<ResultSkeleton />}>
          {(shown) => <Result team={shown} isSignedIn={isSignedIn} refresh={query.restart} />}
        </QueryView>
      </div>
    </Dressed>
  );
}
