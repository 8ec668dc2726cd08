import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import { id, list, oneOf, record, text, time } from '@/shared/lib/schema';

export const activity = record({
  id: id(),
  title: text(),
  cover: text(),
  /** 0 not started, 1 running, 2 ended, 3 taken off. */
  status: oneOf([0, 1, 2, 3], 3),
  startAt: time(),
  endAt: time(),
  /** Router path of the activity; the app hides what it has no screen for. */
  route: text(),
});
export type Activity = v.InferOutput<typeof activity>;

/**
 * The activity list. Source: spec §7 (POST /api/demo).
 * Assumption: the two numeric fields of the sample payload are the page and its size.
 */
export const listActivities = defineCall({
  method: 'POST',
  path: '/api/demo',
  role: 'secondary',
  payload: record({ pageNo: v.number(), pageSize: v.number() }),
  data: list(activity),
});
