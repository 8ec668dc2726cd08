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
  /** What else the app says of the event. */
  extra: Record<string, string | number>;
  at: number;
}

/** The latest behaviour reports, for QA to look at. */
const KEPT = 500;
export const reports = defineStore('reports', () => ({ rows: [] as ReportRow[] }));

function shortText(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 64) : '';
}

const FIXED = new Set([
  'activityId',
  'channelName',
  'channelType',
  'event',
  'page',
  'ts',
  'clientToken',
  'expectedUserId',
]);
const MOST_EXTRAS = 8;

/** Short text and numbers under plain names; the rest of a body is nobody's field. */
function extraOf(body: Record<string, unknown>): ReportRow['extra'] {
  const fields = Object.entries(body).flatMap(([name, value]): [string, string | number][] => {
    if (FIXED.has(name) || !/^[a-zA-Z]\w{0,31}$/.test(name)) return [];
    if (typeof value === 'number') return [[name, value]];
    return typeof value === 'string' ? [[name, value.slice(0, 64)]] : [];
  });
  return Object.fromEntries(fields.slice(0, MOST_EXTRAS));
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
    extra: extraOf(body),
    at: now,
  });
  rows.splice(0, Math.max(rows.length - KEPT, 0));
  return {};
}
