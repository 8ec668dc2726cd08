import { allCampaigns, type Period, type Phase, periodOf, phaseAt, phaseOf } from '../../campaign/registry';
import { refuse } from '../../refusal';
import { defineStore } from '../../state';
import { activityIdOf } from '../rules';
import { seedThematic } from './seed';
import type { ClaimRow, ThematicRow, WatchRow } from './types';

interface ThematicState {
  rows: ThematicRow[];
  claims: ClaimRow[];
  watched: WatchRow[];
  /** "userId about:id" of those who want to be told. */
  reminders: Set<string>;
}

export const thematics = defineStore(
  'thematic',
  (): ThematicState => ({
    rows: seedThematic(),
    claims: [],
    watched: [],
    reminders: new Set(),
  }),
);

/** What the activity that a call names has of the thematic calls; that of the spec's own calls when it names none. */
export function needThematic(asked: { activityId?: unknown }): ThematicRow {
  const activityId = activityIdOf(asked);
  const found = thematics().rows.find((row) => row.activityId === activityId);
  if (!found) throw refuse.notFound('没有找到这个活动，可以回首页看看');
  return found;
}

/** Under which a member's reminder is kept. */
export function remindKey(userId: string, about: 'live' | 'welfare', id: string): string {
  return `${userId} ${about}:${id}`;
}

export interface Standing extends Period {
  title: string;
  status: Phase;
  /** Its page; undefined while no campaign has its number. */
  route: string | undefined;
}

/** An activity as its campaign has it, so that both calls tell of one period; without a campaign, as the seed has it. */
export function standingOf(row: ThematicRow, now: number): Standing {
  const campaign = allCampaigns().find(({ activityId }) => activityId === row.activityId);
  if (!campaign) {
    const { title, startAt, endAt } = row;
    return { title, startAt, endAt, status: phaseAt(row, now), route: undefined };
  }
  const { title, route } = campaign;
  return { title, route, ...periodOf(campaign, now), status: phaseOf(campaign, now) };
}
