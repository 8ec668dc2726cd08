import { send } from '@/request/send';
import { readChannel } from '@/session/channel';
import { ACTIVITY_ID } from '@/shared/config/constants';
import { serverNow } from '@/shared/lib/serverClock';
import { type ReportExtra, sendReport } from './contract';

/**
 * Reports one event with its activity and the channel; `page` is a path without query. `extra` never replaces a fixed
 * field, and holds nothing of the member. Shows nothing, waits for nothing and never fails.
 * Source: spec §3 (activity report payload), §7.
 */
export function reportEvent(event: string, page: string, activityId = ACTIVITY_ID, extra: ReportExtra = {}): void {
  const fixed = { activityId, ...readChannel(), event, page, ts: serverNow() };
  send(sendReport, { ...extra, ...fixed }).catch(() => undefined);
}
