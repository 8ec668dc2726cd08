import { phaseOf as activityPhase } from '../activity/rules';
import { comments } from '../comment/store';
import { ordersOf } from '../order/store';
import { hasSignedToday } from '../points/sign';
import { dayOf, serverNow } from '../state';
import type { ChanceSourceKey, LotteryStore } from './types';

/** Something a member did that gives a chance: what it was, and when (epoch ms). */
export interface ChanceEvent {
  refId: string;
  at: number;
}
type ListEvents = (userId: string, activityId: number) => ChanceEvent[];

/** Today's sign-in; the days before have been looked at on their day. */
function listSignEvents(userId: string): ChanceEvent[] {
  const now = serverNow();
  return hasSignedToday(userId) ? [{ refId: `sign-${dayOf(now)}`, at: now }] : [];
}

/** Orders that have reached the member. */
function listOrderEvents(userId: string): ChanceEvent[] {
  return ordersOf(userId).flatMap(({ orderNo, status, doneAt }) =>
    status === 30 && doneAt !== null ? [{ refId: orderNo, at: doneAt }] : [],
  );
}

/** Approved comments on the lottery's own activity. */
function listCommentEvents(userId: string, activityId: number): ChanceEvent[] {
  return comments()
    .rows.filter((row) => row.activityId === activityId && row.userId === userId && row.auditStatus === 1)
    .map((row) => ({ refId: row.commentId, at: row.createdAt }));
}

interface Provider {
  listEvents: ListEvents;
  /** Where it is done for an activity; undefined where that activity does not have it. Without it the usual route holds. */
  routeIn?: (activityId: number, now: number) => string | undefined;
  /** Whether nothing more can be done for it there, for example because its activity has ended. */
  isOverIn?: (activityId: number, now: number) => boolean;
}

const providers = new Map<ChanceSourceKey, Provider>([
  ['sign', { listEvents: listSignEvents }],
  ['order', { listEvents: listOrderEvents }],
  ['comment', { listEvents: listCommentEvents, isOverIn: (activityId, now) => activityPhase(activityId, now) !== 1 }],
]);

/** Lets another area say what its members did; a source without a provider is not offered. */
export function provideEvents(source: ChanceSourceKey, provider: Provider): void {
  providers.set(source, provider);
}

/** Where a source is used for an activity, `usual` unless its area says otherwise; undefined when it is not offered. */
export function routeOfSource(
  source: ChanceSourceKey,
  { activityId, now, usual }: { activityId: number; now: number; usual: string },
): string | undefined {
  const provider = providers.get(source);
  return provider?.routeIn ? provider.routeIn(activityId, now) : provider && usual;
}

/** Whether a source that the rules name can no longer be used. */
export function isSourceOver(source: ChanceSourceKey, activityId: number, now: number): boolean {
  return providers.get(source)?.isOverIn?.(activityId, now) ?? false;
}

/** What counts: since the seed, and while the lottery runs. */
export function listEventsOf(
  { activityId, countsFrom, startAt, endAt }: LotteryStore,
  source: ChanceSourceKey,
  userId: string,
): ChanceEvent[] {
  const events = providers.get(source)?.listEvents(userId, activityId) ?? [];
  return events.filter(({ at }) => at >= Math.max(countsFrom, startAt) && at < endAt);
}
