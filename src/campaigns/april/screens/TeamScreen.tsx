import { useEffect, useState } from 'react';
import { currentHost } from '@/bridge/environment';
import { BlockCard, Dressed, Hero, hasNothing } from '@/features/campaign';
import { getTeam, type Team, teamIntents } from '@/features/team';
import { useShareCard } from '@/features/wechat';
import { useIntentsEnd } from '@/request/intent';
import { useQuery } from '@/request/useQuery';
import { useSessionCheck } from '@/request/useSessionCheck';
import { NOT_FOUND } from '@/shared/config/serverCodes';
import { pathOf, useGo, useQueryParam } from '@/shared/lib/navigation';
import { SpacedWord } from '@/shared/ui/Button/SpacedWord';
import { QueryView } from '@/shared/ui/QueryView/QueryView';
import { LostTeam } from '../components/LostTeam';
import { TeamView } from '../components/TeamView';
import { invitePath } from '../invitePath';
import { ROUTES } from '../routes';
import { teamHero } from '../teamHero';
import { ACTIVITY_ID, DRESS } from '../world';
import styles from './TeamScreen.module.less';

const REFRESH_MS = 15_000;
const FORMING = 0;
const COMPLETE = 1;

/** Asks again while the team is forming and the page is seen. */
function useTeam(teamId: string) {
  const [isForming, setIsForming] = useState(true);
  const query = useQuery(
    getTeam,
    { teamId },
    { skip: teamId === '', refreshOnReturn: true, pollMs: isForming ? REFRESH_MS : 0 },
  );
  useSessionCheck();
  const status = query.data?.status;
  useEffect(() => {
    if (status !== undefined) setIsForming(status === FORMING);
  }, [status]);
  return query;
}

/** Who is in a team that is complete goes on to what he gets. */
function useSuccess(team: Team | undefined): void {
  const go = useGo();
  const teamId = team?.status === COMPLETE && team.myRole !== 'none' ? team.teamId : undefined;
  useEffect(() => {
    if (teamId !== undefined) go(ROUTES.success, { teamId }, { replace: true });
  }, [go, teamId]);
}

function Rules() {
  const go = useGo();
  return (
    <button type="button" className={styles.rules} onClick={() => go(ROUTES.home, { panel: 'rules' })}>
      <SpacedWord>规则</SpacedWord>
    </button>
  );
}

function TeamSkeleton() {
  return (
    <>
      <BlockCard isLead height="246px" />
      <BlockCard height="180px" />
      <BlockCard height="180px" />
    </>
  );
}

function cardOf(team: Team | undefined) {
  return { path: team?.status === FORMING ? invitePath(team) : pathOf(ROUTES.home) };
}

/** A team: who is in it, until when it waits, and the one thing that whoever looks at it can do. */
export function TeamScreen() {
  const teamId = useQueryParam('teamId') ?? '';
  const query = useTeam(teamId);
  const { data: team, failure } = query;
  useSuccess(team);
  useIntentsEnd(teamIntents(ACTIVITY_ID), team !== undefined && team.myRole !== 'none');
  useShareCard(cardOf(team));
  if (teamId === '' || failure?.code === NOT_FOUND) {
    return <LostTeam screen={ROUTES.team} title="没有找到这支小队" text="链接可能不完整，请让朋友再发一次" />;
  }
  return (
    <Dressed dress={DRESS} subject={{ kind: 'team', number: teamId }}>
      <Hero
        title={ROUTES.team.title}
        hero={teamHero(team)}
        isInMiniProgram={currentHost() === 'miniProgram'}
        isBare={hasNothing(query)}
        fallback={ROUTES.home}
        action={<Rules />}
      />
      <div className={styles.cards}>
        <QueryView query={query} skeleton={<TeamSkeleton />}>
          {(shown) => <TeamView team={shown} refresh={query.refresh} />}
        </QueryView>
      </div>
    </Dressed>
  );
}
