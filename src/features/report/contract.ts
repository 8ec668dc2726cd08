import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import { unread } from '@/shared/lib/schema';

/** What a report says beside its fixed fields: text and numbers, one level deep. Source: spec §3 (extra fields). */
export type ReportExtra = Readonly<Record<string, string | number>>;

/** Tells the server what the member did in the activity; silent, its failure is of no consequence. Source: spec §3, §7. */
export const sendReport = defineCall({
  method: 'POST',
  path: '/api/miniapp/rank/report',
  role: 'background',
  payload: v.objectWithRest(
    {
      activityId: v.number(),
      channelName: v.string(),
      channelType: v.string(),
      event: v.string(),
      page: v.string(),
      /** Epoch milliseconds. */
      ts: v.number(),
    },
    v.union([v.string(), v.number()]),
  ),
  data: unread(),
});
