import { onControl } from '../control';
import { needInteger, needText, refuse } from '../refusal';
import { failReward, issueReward } from '../reward/control';
import { findReward } from '../reward/rules';
import { serverNow } from '../state';
import { invent } from './people';
import { needTeamActivity } from './registry';
import { needTeam, seat, teams } from './store';
import type { TeamRow } from './types';

/** Invented members join, as many as told, or until the team is complete. */
function fill(row: TeamRow, count: unknown): void {
  const { maxMembers } = needTeamActivity(row.activityId);
  const free = maxMembers - row.members.length;
  const wanted = count === undefined ? free : needInteger(count, '人数不对', 1, Math.max(free, 1));
  for (let joined = 0; joined < Math.min(wanted, free); joined += 1)
    seat(row, invent(row.members.length + 3, serverNow()));
}

function eachReward({ rewardIds }: TeamRow, change: typeof failReward, type: unknown): void {
  for (const rewardId of Object.values(rewardIds).flat()) {
    const reward = findReward(rewardId, serverNow());
    if (reward && (type === undefined || reward.type === type)) change(reward, serverNow());
  }
}

const DEEDS: Readonly<Record<string, (row: TeamRow, body: Record<string, unknown>) => void>> = {
  fill: (row, { count }) => fill(row, count),
  expire: (row) => {
    row.expireAt = serverNow();
  },
  issue: (row, { type }) => eachReward(row, issueReward, type),
  fail: (row, { type }) => eachReward(row, failReward, type),
};

/**
 * QA's order. `{ teamId, deed }`: fill (with `count`), expire, issue or fail its rewards (of one `type`);
 * `{ activityId, full }`: no further team can be begun, or again.
 */
export function changeTeam(body: Record<string, unknown>) {
  if (body.activityId !== undefined) {
    const { activityId } = needTeamActivity(body.activityId);
    if (body.full === true) teams().full.add(activityId);
    else teams().full.delete(activityId);
    return { activityId, full: body.full === true };
  }
  const { row } = needTeam(needText(body.teamId, '缺少 teamId', 40), serverNow());
  const wanted = String(body.deed);
  const deed = Object.hasOwn(DEEDS, wanted) ? DEEDS[wanted] : undefined;
  if (!deed) throw refuse.badInput(`只能是 ${Object.keys(DEEDS).join(' ')}`);
  deed(row, body);
  return { teamId: row.teamId, state: needTeam(row.teamId, serverNow()).row.state };
}

onControl('team', changeTeam);
