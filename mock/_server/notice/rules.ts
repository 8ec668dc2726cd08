import type { NoticeTab } from '../../../src/features/notice/contract';
import { provideCount } from '../account';
import { findCampaign, periodOf, phaseOf } from '../campaign/registry';
import { textOf } from '../consent/texts';
import { onControl } from '../control';
import type { Context, GuestContext } from '../handle';
import { choiceOf, needText, pageOf, refuse } from '../refusal';
import { serverNow } from '../state';
import { type Announcement, announcements } from './announcements';
import { notices, noticesOf, type StoredNotice } from './store';
import { dayWords } from './words';

type AnyNotice = ReturnType<typeof showOwn> | ReturnType<typeof showAnnouncement>;

function showOwn({ noticeId, type, title, summary, at, isRead, until }: StoredNotice) {
  return { noticeId, type, title, summary, at, read: isRead, canDelete: true, until: until ?? null };
}

function showAnnouncement({ noticeId, title, summary, at }: Announcement, userId: string) {
  const read = notices().readAnnouncements.has(`${userId} ${noticeId}`);
  return { noticeId, type: 'announcement' as const, title, summary, at, read, canDelete: false, until: null };
}

const isPinned = ({ pinnedUntil }: Announcement, now: number) => pinnedUntil > now;

/** Everything that a member can see, newest first. */
function allOf(userId: string, now: number) {
  const own = noticesOf(userId, now).filter(({ isDeleted }) => !isDeleted);
  const general = announcements().rows.filter(({ isWithdrawn }) => !isWithdrawn);
  const pinned = general
    .filter((row) => isPinned(row, now))
    .map((row) => ({ ...showAnnouncement(row, userId), pinnedUntil: row.pinnedUntil }));
  const rows: AnyNotice[] = [
    ...own.map(showOwn),
    ...general.filter((row) => !isPinned(row, now)).map((row) => showAnnouncement(row, userId)),
  ].sort((a, b) => b.at - a.at);
  return { pinned, rows };
}

function unreadIn(rows: readonly { read: boolean }[]): number {
  return rows.filter(({ read }) => !read).length;
}

function unreadOf(userId: string, now: number): number {
  const { pinned, rows } = allOf(userId, now);
  return unreadIn(pinned) + unreadIn(rows);
}

provideCount('unread', (userId) => unreadOf(userId, serverNow()));

const TABS: Readonly<Record<NoticeTab, (row: AnyNotice) => boolean>> = {
  all: () => true,
  activity: ({ type }) => type === 'activity',
  order: ({ type }) => type === 'order',
  right: ({ type }) => type === 'right',
};

export function listNotices({ user, query, now }: Context) {
  const { pinned, rows } = allOf(user.userId, now);
  const inTab = (name: NoticeTab) => rows.filter(TABS[name]);
  const tab = choiceOf(query.tab, TABS, 'all');
  return {
    ...pageOf(inTab(tab), query),
    pinned: tab === 'all' ? pinned : [],
    counts: {
      all: unreadIn(rows) + unreadIn(pinned),
      activity: unreadIn(inTab('activity')),
      order: unreadIn(inTab('order')),
      right: unreadIn(inTab('right')),
    },
    serverTime: now,
  };
}

export function countUnread({ user, now }: Context) {
  return { unread: unreadOf(user.userId, now) };
}

const withdrawn = () => refuse.notFound('这条消息已撤回，可以看看其他消息');

function findAnnouncement(noticeId: string): Announcement | undefined {
  const row = announcements().rows.find((each) => each.noticeId === noticeId);
  if (row?.isWithdrawn) throw withdrawn();
  return row;
}

/** The member's own, deleted or not; refuses unknown ones (2010) and others' (2011). */
function needOwn(userId: string, noticeId: string): StoredNotice {
  const row = notices().rows.find((each) => each.noticeId === noticeId);
  if (!row) throw withdrawn();
  if (row.userId !== userId) throw refuse.notYours('这条消息是另一个账号的，请换账号登录');
  return row;
}

/** What a campaign's end changes about the way to it. */
function wayOf({ action, campaign: code }: Pick<StoredNotice, 'action' | 'campaign'>, now: number) {
  if (!action) return {};
  const campaign = code === undefined ? undefined : findCampaign(code);
  const phase = campaign ? phaseOf(campaign, now) : undefined;
  if (code !== undefined && (!campaign || phase === 3)) return { actionNote: '活动已经下线' };
  if (!campaign || phase !== 2) return { action: { ...action, status: 'open' } };
  const { endAt } = periodOf(campaign, now);
  return {
    action: { text: '看看结果', route: action.route, status: 'ended' },
    actionNote: endAt < now ? `活动已在 ${dayWords(endAt - 1, now, '结束')}` : '活动已经结束',
  };
}

export function showNotice({ user, query, now }: Context) {
  const noticeId = needText(query.noticeId, '没有说明是哪条消息，请从消息里打开', 40);
  const general = findAnnouncement(noticeId);
  if (general) {
    return { ...showAnnouncement(general, user.userId), blocks: general.blocks, ...wayOf(general, now) };
  }
  const row = needOwn(user.userId, noticeId);
  if (row.isDeleted) throw refuse.notFound('这条消息已删除，可以看看其他消息');
  return { ...showOwn(row), blocks: row.blocks, ...wayOf(row, now) };
}

export function markRead({ user, body, now }: Context) {
  const noticeId = needText(body.noticeId, '请选择一条', 40);
  if (findAnnouncement(noticeId)) notices().readAnnouncements.add(`${user.userId} ${noticeId}`);
  else needOwn(user.userId, noticeId).isRead = true;
  return { unread: unreadOf(user.userId, now) };
}

export function markAllRead({ user, now }: Context) {
  for (const row of noticesOf(user.userId, now)) row.isRead = true;
  for (const { noticeId } of announcements().rows) notices().readAnnouncements.add(`${user.userId} ${noticeId}`);
  return { unread: unreadOf(user.userId, now) };
}

function setDeleted({ user, body, now }: Context, isDeleted: boolean) {
  const noticeId = needText(body.noticeId, '请选择一条', 40);
  if (findAnnouncement(noticeId)) throw refuse.limit('公告不能删除，可以标为已读');
  needOwn(user.userId, noticeId).isDeleted = isDeleted;
  return { unread: unreadOf(user.userId, now) };
}

export const removeNotice = (ctx: Context) => setDeleted(ctx, true);
export const restoreNotice = (ctx: Context) => setDeleted(ctx, false);

export function takeFeedback({ user, body }: GuestContext) {
  const { key, noticeId, helpful } = body;
  if (typeof helpful !== 'boolean') throw refuse.badInput('请选择是否有帮助');
  if (noticeId !== undefined) {
    if (!user) throw refuse.badInput('请先登录');
    const about = needText(noticeId, '没有说明是哪条消息，请从消息里打开', 40);
    if (!findAnnouncement(about)) needOwn(user.userId, about);
    notices().feedback.set(`${user.userId} ${about}`, helpful);
    return {};
  }
  const about = needText(key, '没有说明要看哪一份，请返回后再试', 40);
  if (!textOf(about)) throw refuse.notFound('没有找到这份说明，可能已撤回，有疑问请联系客服');
  notices().feedback.set(`${user?.userId ?? 'guest'} ${about}`, helpful);
  return {};
}

/** QA's control call: an announcement is taken back. */
onControl('withdrawNotice', ({ noticeId }) => {
  const row = announcements().rows.find((each) => each.noticeId === noticeId);
  if (!row) throw refuse.notFound('没有这条公告，可以看看其他消息');
  row.isWithdrawn = true;
  return {};
});
