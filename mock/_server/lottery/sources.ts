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

const providers = new Map<ChanceSourceKey, ListEvents>([
  ['sign', listSignEvents],
  ['order', listOrderEvents],
  ['comment', listCommentEvents],
]);

/**
 * Lets another area say what its members did; a source without a provider is not offered.
 *
 * @public for areas of their own
 */
export function provideEvents(source: ChanceSourceKey, listEvents: ListEvents): void {
  providers.set(source, listEvents);
}

export function isProvided(source: ChanceSourceKey): boolean {
  return providers.has(source);
}

/** What counts: since the seed, and while the lottery runs. */
export function listEventsOf(
  { activityId, countsFrom, startAt, endAt }: LotteryStore,
  source: ChanceSourceKey,
  userId: string,
): ChanceEvent[] {
  const events = providers.get(source)?.(userId, activityId) ?? [];
  return events.filter(({ at }) => at >= Math.max(countsFrom, startAt) && at <= endAt);
}
