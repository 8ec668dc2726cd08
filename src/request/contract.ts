import * as v from 'valibot';
import { record, unread } from '@/shared/lib/schema';
import { defineCall } from './defineCall';

/**
 * What went wrong in the app, or how fast a visit was, for those who look after it. Holds nothing of the member: no address
 * beyond the screen, no query, no number, no token. Silent; its failure is of no consequence.
 */
export const reportProblem = defineCall({
  method: 'POST',
  path: '/api/miniapp/client/error/report',
  role: 'background',
  payload: record({
    /** Which build: the fingerprint of its main file, or "development". */
    release: v.string(),
    /** Path of the screen from the route table, or "unknown". */
    route: v.string(),
    code: v.picklist(['uncaught', 'render', 'chunk', 'contract', 'speed']),
    /** At most 200 characters; of speed for example "FCP 704 good, LCP 1520 good". */
    message: v.string(),
    /** Files and places, innermost first, at most five. */
    frames: v.array(v.string()),
  }),
  data: unread(),
});
export type ProblemReport = v.InferInput<NonNullable<typeof reportProblem.payload>>;

/**
 * Ends the session on the server; works without one too. `expectedUserId` names who has left: a session of anybody else
 * stays (2015).
 */
export const endServerSession = defineCall({
  method: 'POST',
  path: '/api/miniapp/user/session/logout',
  role: 'background',
  payload: record({ expectedUserId: v.optional(v.string()) }),
  data: unread(),
});
