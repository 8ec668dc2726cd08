import type { NoticeRow } from '../../../src/features/notice/contract';
import type { Block } from '../../../src/shared/lib/schema';
import { DAY, defineStore, nextId, serverNow } from '../state';
import { findUser } from '../users';

export interface NoticeWords {
  type: Exclude<NoticeRow['type'], 'announcement'>;
  title: string;
  summary: string;
  /** What happened; a second notice of the same is none. */
  key: string;
  /** When it happened; now, unless told. */
  at?: number;
  /** The summary, unless told. */
  blocks?: Block[];
  /** When it holds no longer. */
  until?: number;
  /** The way to what it is about. */
  action?: { text: string; route: string };
  /** Code of the campaign that the way leads to; it may be over by the time the notice is read. */
  campaign?: string;
}

export interface StoredNotice extends Omit<NoticeWords, 'at' | 'blocks'> {
  noticeId: string;
  userId: string;
  at: number;
  blocks: Block[];
  isRead: boolean;
  isDeleted: boolean;
}

export const notices = defineStore('notices', () => ({
  rows: [] as StoredNotice[],
  /** Announcements that somebody has read, as "userId noticeId". */
  readAnnouncements: new Set<string>(),
  /** When the data were seeded: what had happened days before has been read. */
  openedAt: serverNow(),
  /** Answers to 是否有帮助, as "who about what". */
  feedback: new Map<string, boolean>(),
}));

/** Not whole days, as the seeds count in: an area that seeds a moment earlier would say something else than a later one. */
const READ_BEFORE_MS = 3.5 * DAY;

/**
 * Tells a member that something has happened, once. Every area calls it where that happens; what time alone brings is
 * written when the member looks (`beforeNotices`).
 */
export function notify(userId: string, { at = serverNow(), blocks, ...words }: NoticeWords): void {
  const { rows, openedAt } = notices();
  if (!findUser(userId) || rows.some((row) => row.userId === userId && row.key === words.key)) return;
  rows.push({
    ...words,
    noticeId: nextId('N'),
    userId,
    at,
    blocks: blocks ?? [{ type: 'paragraph', text: words.summary }],
    isRead: at < openedAt - READ_BEFORE_MS,
    isDeleted: false,
  });
}

/** Takes back a notice that is true no longer; who opens it by its address reads that it was taken back. */
export function withdraw(userId: string, key: string): void {
  const { rows } = notices();
  const place = rows.findIndex((row) => row.userId === userId && row.key === key);
  if (place >= 0) rows.splice(place, 1);
}

/** Takes back a member's notices of one matter, named by how their keys begin, but for those that hold now. */
export function withdrawOthers(userId: string, beginning: string, keys: readonly string[]): void {
  const store = notices();
  store.rows = store.rows.filter(
    (row) => row.userId !== userId || keys.includes(row.key) || !row.key.startsWith(beginning),
  );
}

type Look = (userId: string, now: number) => void;
const looks = new Map<string, Look>();

/** Adds what an area has to tell when time has passed; asked before a member's notices are shown or counted. */
export function beforeNotices(area: string, look: Look): void {
  looks.set(area, look);
}

/** A member's notices as of now, newest first; those of a year. */
export function noticesOf(userId: string, now: number): StoredNotice[] {
  for (const look of looks.values()) look(userId, now);
  return notices()
    .rows.filter((row) => row.userId === userId && row.at <= now && row.at > now - 365 * DAY)
    .sort((a, b) => b.at - a.at);
}
