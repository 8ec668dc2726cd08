import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import {
  blocks,
  count,
  flag,
  id,
  lenient,
  list,
  maybe,
  oneOf,
  optionalText,
  page,
  record,
  serverTime,
  text,
  time,
  unread,
} from '@/shared/lib/schema';

const PREFIX = '/api/miniapp/notice';

export const NOTICE_TABS = ['all', 'activity', 'order', 'right'] as const;
export type NoticeTab = (typeof NOTICE_TABS)[number];

/** An announcement is for everybody; it can be marked as read but not deleted. */
export const NOTICE_TYPES = ['order', 'right', 'activity', 'announcement'] as const;

const noticeRow = record({
  noticeId: id(),
  type: oneOf(NOTICE_TYPES, 'announcement'),
  title: text(),
  /** One line. */
  summary: text(),
  at: time(),
  read: flag(),
  canDelete: flag(),
  /** Until when it holds, for example until when an order can be paid; then it goes. */
  until: time(),
});
export type NoticeRow = v.InferOutput<typeof noticeRow>;

const pinnedNotice = record({
  ...noticeRow.entries,
  /** Until when it stands above the others. */
  pinnedUntil: time(),
});
export type PinnedNotice = v.InferOutput<typeof pinnedNotice>;

/** Unread ones of each tab. */
const tabCounts = lenient(record({ all: count(), activity: count(), order: count(), right: count() }), {
  all: 0,
  activity: 0,
  order: 0,
  right: 0,
});

/** One page of the member's notices of one kind, newest first; what is pinned stands beside them. */
export const getNoticeList = defineCall({
  method: 'GET',
  path: `${PREFIX}/list`,
  role: 'primary',
  payload: record({ tab: v.picklist(NOTICE_TABS), currentPage: v.number(), pageSize: v.number() }),
  data: record({
    ...page(noticeRow).entries,
    pinned: list(pinnedNotice),
    counts: tabCounts,
    serverTime: serverTime(),
  }),
});

export const noticeDetail = record({
  ...noticeRow.entries,
  blocks: blocks(),
  /** What it is about. `ended`: it is over; the way there may still lead to its result. */
  action: maybe(record({ text: text(), route: text(), status: oneOf(['open', 'ended'], 'open') })),
  /** Why what it is about has no way any more, or is over. */
  actionNote: optionalText(),
});
export type NoticeDetail = v.InferOutput<typeof noticeDetail>;

/** One notice; 2010 when it is withdrawn or deleted. */
export const getNotice = defineCall({
  method: 'GET',
  path: `${PREFIX}/detail`,
  role: 'primary',
  payload: record({ noticeId: v.string() }),
  data: noticeDetail,
});

/** How many notices the member has not read; asked silently while the page is visible. */
export const getUnread = defineCall({
  method: 'GET',
  path: `${PREFIX}/unread`,
  role: 'background',
  data: record({ unread: count() }),
});

const left = record({ unread: count() });

/** Marks one as read; a second time changes nothing. */
export const readNotice = defineCall({
  method: 'POST',
  path: `${PREFIX}/read`,
  role: 'write',
  payload: record({ noticeId: v.string(), clientToken: v.string() }),
  data: unread(left),
});

/** Marks everything as read. */
export const readAllNotices = defineCall({
  method: 'POST',
  path: `${PREFIX}/read/all`,
  role: 'write',
  payload: record({ clientToken: v.string() }),
  data: unread(left),
});

/** Takes one out of the list. An announcement is refused (2004). Of a list that it can be brought back to: each try has its own token. */
export const deleteNotice = defineCall({
  method: 'POST',
  path: `${PREFIX}/delete`,
  role: 'setting',
  payload: record({ noticeId: v.string(), clientToken: v.string() }),
  data: unread(left),
});

/** Takes a deletion back. Assumption: the server keeps what was deleted for a while. */
export const restoreNotice = defineCall({
  method: 'POST',
  path: `${PREFIX}/restore`,
  role: 'setting',
  payload: record({ noticeId: v.string(), clientToken: v.string() }),
  data: unread(left),
});

/** Whether a notice or a text has helped; the last answer counts. A guest may answer on texts. */
export const sendFeedback = defineCall({
  method: 'POST',
  path: '/api/miniapp/text/feedback',
  role: 'write',
  payload: record({
    key: v.optional(v.string()),
    noticeId: v.optional(v.string()),
    helpful: v.boolean(),
    clientToken: v.string(),
  }),
  data: unread(),
});
