import { activityIdOf, phaseOf } from '../activity/rules';
import type { Context, GuestContext } from '../handle';
import { maskName } from '../masks';
import { choiceOf, needText, pageOf, type Refusal, refuse } from '../refusal';
import { nextId } from '../state';
import { type CommentRow, comments, commentsOf } from './store';

const RESEND_LOCK_MS = 10_000;
const MOST_CHARACTERS = 200;
const TOO_LONG = '请写 1 到 200 个字';
const SENSITIVE = ['包治百病', '加微信', '赌博'];

type Asked = Record<string, unknown>;

function approved(asked: Asked): CommentRow[] {
  const activityId = activityIdOf(asked);
  return comments().rows.filter((row) => row.activityId === activityId && row.auditStatus === 1);
}

export function likesOf({ likedBy, likeBase }: CommentRow): number {
  return likedBy.size + likeBase;
}

function toPublic(row: CommentRow, userId: string | undefined) {
  return {
    commentId: row.commentId,
    nickname: row.nickname,
    avatar: row.avatar,
    content: row.content,
    images: row.images,
    createdAt: row.createdAt,
    likeCount: likesOf(row),
    liked: userId !== undefined && row.likedBy.has(userId),
    mine: userId !== undefined && row.userId === userId,
    ...(row.reply ? { reply: row.reply } : {}),
    topped: row.topped,
  };
}

type Compare = (a: CommentRow, b: CommentRow) => number;

const SORTS = {
  new: () => 0,
  hot: (a, b) => likesOf(b) - likesOf(a),
} satisfies Record<string, Compare>;

/** The number decides between equals, so that pages have one order. */
const byTime: Compare = (a, b) => b.createdAt - a.createdAt || (a.commentId < b.commentId ? 1 : -1);

/** Those on top first, then by likes or by time. */
function sorted(asked: Asked, sort: keyof typeof SORTS): CommentRow[] {
  const compare: Compare = SORTS[sort];
  return approved(asked).sort((a, b) => Number(b.topped) - Number(a.topped) || compare(a, b) || byTime(a, b));
}

/** The newest ones alone: nothing says there why an older one would stand on top. */
export function listLatest({ query, user }: GuestContext) {
  const limit = Math.min(Math.max(Number(query.limit) || 3, 1), 20);
  return approved(query)
    .sort(byTime)
    .slice(0, limit)
    .map((row) => {
      const { commentId, nickname, avatar, content, createdAt, likeCount } = toPublic(row, user?.userId);
      return { commentId, nickname, avatar, content, createdAt, likeCount };
    });
}

/** Why nobody can write on an activity at present. */
function closedBy(activityId: number, now: number): Refusal | undefined {
  const phase = phaseOf(activityId, now);
  if (phase === undefined) return refuse.notFound('没有找到这个活动，不能评论，可以回首页看看');
  if (phase === 0) return refuse.notStarted('活动还没有开始，开始后可以评论');
  if (phase === 1) return undefined;
  return approved({ activityId }).length > 0
    ? refuse.ended('活动已结束，评论已关闭，可以看看大家的评论')
    : refuse.ended('活动已结束，评论已关闭，可以看看其他活动');
}

export function countApproved({ query, now }: GuestContext) {
  const refusal = closedBy(activityIdOf(query), now);
  const closed = refusal === undefined ? {} : { reasonText: refusal.message };
  return {
    count: approved(query).length,
    operate: [{ key: 'add', text: '发布', enabled: refusal === undefined, ...closed }],
  };
}

export function listPage({ body, user, now }: GuestContext) {
  if (phaseOf(activityIdOf(body), now) === undefined) throw refuse.notFound('没有找到这个活动，可以回首页看看');
  const sort = choiceOf(body.sort, SORTS, 'new', '没有这种排序，请换一个');
  const result = pageOf(sorted(body, sort), body);
  return { ...result, recordList: result.recordList.map((row) => toPublic(row, user?.userId)) };
}

/** A character is a code point, also outside of the first plane. */
function needWords(value: unknown): string {
  const content = needText(value, TOO_LONG, 2 * MOST_CHARACTERS);
  if (Array.from(content).length > MOST_CHARACTERS) throw refuse.badInput(TOO_LONG);
  const words = content.replace(/.(?:\uFE0F\u20E3?|\u20E3)/gu, '');
  if (!/[\p{L}\p{N}]/u.test(words)) throw refuse.badInput('请写几个字，不能只有表情或标点');
  if (SENSITIVE.some((word) => content.includes(word))) throw refuse.badInput('内容里有不能发布的词，请修改后再发');
  return content;
}

/**
 * Takes a comment of 1 to 200 characters on a running activity; it waits for approval. One in ten seconds, on whatever
 * activity.
 */
export function add({ body, user, now }: Context) {
  const activityId = activityIdOf(body);
  const content = needWords(body.content);
  const closed = closedBy(activityId, now);
  if (closed) throw closed;
  const [last] = commentsOf(user.userId);
  if (last && now - last.createdAt < RESEND_LOCK_MS) throw refuse.tooOften(last.createdAt + RESEND_LOCK_MS - now);
  const row: CommentRow = {
    commentId: nextId('C'),
    activityId,
    userId: user.userId,
    nickname: maskName(user.nickname),
    avatar: user.avatar,
    content,
    images: [],
    createdAt: now,
    likeBase: 0,
    likedBy: new Set(),
    reportedBy: new Map(),
    auditStatus: 0,
    topped: false,
  };
  comments().rows.push(row);
  return { commentId: row.commentId, auditStatus: 0 };
}
