import { renderHook } from '@testing-library/react';
import { createTeam, getHotTeams, getTeamActivity, joinTeam } from '@/features/team/contract';
import { createIntent, joinIntent, teamIntents } from '@/features/team/intents';
import { useIntentsEnd } from '@/request/intent';
import { DAY, serverNow } from '../../mock/_server/state';
import { seededTeam } from '../../mock/_server/team/people';
import { needTeamActivity, registerTeamActivity } from '../../mock/_server/team/registry';
import { teamsOf } from '../../mock/_server/team/store';
import { ask } from './ask';
import { canDo, define, PAGE, type Persona, read } from './spendingKit';

const activityId = 7200;

const prepare = async () => {
  registerTeamActivity({
    activityId,
    title: '示例组队',
    minMembers: 3,
    maxMembers: 3,
    ttlMs: 30 * DAY,
    maxTeams: 50,
    ruleText: '',
    gifts: [],
    paths: { home: '/', team: '/', success: '/' },
    period: () => ({ startAt: 0, endAt: 9e12 }),
    seed: (now) => [seededTeam({ teamId: 'SP1', activityId, people: [0], createdAt: now, expireAt: now + 90 * DAY })],
  });
};

const rows = () => teamsOf(needTeamActivity(activityId), serverNow());

/** He leaves his team, whose screen he has seen. */
async function leave(as: Persona): Promise<void> {
  const { data } = await ask<{ myTeam?: { teamId: string } }>('GET /api/miniapp/team/activity', { activityId }, { as });
  if (!data.myTeam) return;
  renderHook(() => useIntentsEnd(teamIntents(activityId), true)).unmount();
  await ask('POST /api/miniapp/team/quit', { teamId: data.myTeam.teamId }, { as });
}

/** What takes a place in a team. */
export const TEAM_SPENDINGS = [
  define({
    call: createTeam,
    effects: (userId) => rows().filter(({ members: [leader] }) => leader?.userId === userId).length,
    as: 'member',
    prepare,
    look: async () => {
      const { operate } = await read(getTeamActivity, { activityId });
      return canDo('create', operate) ? { payload: { activityId }, intent: createIntent(activityId) } : undefined;
    },
    undo: leave,
  }),
  define({
    call: joinTeam,
    effects: (userId) => rows().filter(({ members }) => members.some((each) => each.userId === userId)).length,
    as: 'member',
    prepare,
    look: async () => {
      const { recordList } = await read(getHotTeams, { activityId, ...PAGE });
      const team = recordList.find(({ operate }) => canDo('join', operate));
      return team && { payload: { teamId: team.teamId }, intent: joinIntent({ activityId, teamId: team.teamId }) };
    },
    undo: leave,
  }),
];
