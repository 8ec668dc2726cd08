import type { GuestContext } from '../handle';
import { needInteger, needText } from '../refusal';
import { defineStore } from '../state';

interface ReportRow {
  activityId: number;
  userId: string;
  event: string;
  page: string;
  channelName: string;
  channelType: string;
  at: number;
}

/** The latest behaviour reports, for QA to look at. */
const KEPT = 500;
export const reports = defineStore('reports', () => ({ rows: [] as ReportRow[] }));

function shortText(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 64) : '';
}

export function takeReport({ body, user, now }: GuestContext) {
  const { rows } = reports();
  rows.push({
    activityId: needInteger(body.activityId, '活动编号不对'),
    userId: user?.userId ?? '',
    event: needText(body.event, '缺少事件', 64),
    page: needText(body.page, '缺少页面', 200),
    channelName: shortText(body.channelName),
    channelType: shortText(body.channelType),
    at: now,
  });
  rows.splice(0, Math.max(rows.length - KEPT, 0));
  return {};
}
