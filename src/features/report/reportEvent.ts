import { send } from '@/request/send';
import { readChannel } from '@/session/channel';
import { ACTIVITY_ID } from '@/shared/config/constants';
import { serverNow } from '@/shared/lib/serverClock';
import { sendReport } from './contract';

/**
 * Reports one event with its activity and the channel; `page` is a path without query. Shows nothing, waits for nothing
 * and never fails. Source: spec §3 (activity report payload), §7.
 */
export function reportEvent(event: string, page: string, activityId = ACTIVITY_ID): void {
  send(sendReport, { activityId, ...readChannel(), event, page, ts: serverNow() }).catch(() => undefined);
}
