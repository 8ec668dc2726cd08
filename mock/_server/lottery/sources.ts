import { comments } from '../comment/store';
import { hasSignedToday } from '../points/sign';
import { dayOf, serverNow } from '../state';
import { lottery } from './store';

/** Something a member did that gives a chance: what it was, and when (epoch ms). */
export interface ChanceEvent {
  refId: string;
  at: number;
}

/** Approved comments since the lottery began to count. */
export function listCommentEvents(userId: string): ChanceEvent[] {
  return comments()
    .rows.filter((row) => row.userId === userId && row.auditStatus === 1)
    .map((row) => ({ refId: row.commentId, at: row.createdAt }));
}

/** Today's sign-in; the days before have been looked at on their day. */
export function listSignEvents(userId: string): ChanceEvent[] {
  const now = serverNow();
  return hasSignedToday(userId) ? [{ refId: `sign-${dayOf(now)}`, at: now }] : [];
}

/** Leaves only what happened since the seed and while the lottery runs. */
export function keepCountable(events: readonly ChanceEvent[]): ChanceEvent[] {
  const { countsFrom, startAt, endAt } = lottery();
  return events.filter(({ at }) => at >= Math.max(countsFrom, startAt) && at <= endAt);
}
