import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import { record, unread } from '@/shared/lib/schema';

/** Tells the server what the member did in the activity; silent, its failure is of no consequence. Source: spec §3, §7. */
export const sendReport = defineCall({
  method: 'POST',
  path: '/api/miniapp/rank/report',
  role: 'background',
  payload: record({
    activityId: v.number(),
    channelName: v.string(),
    channelType: v.string(),
    event: v.string(),
    page: v.string(),
    /** Epoch milliseconds. */
    ts: v.number(),
  }),
  data: unread(),
});
