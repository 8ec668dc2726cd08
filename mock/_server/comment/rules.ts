import { activityIdOf } from '../activity/rules';
import type { Context, GuestContext } from '../handle';
import { needText, pageOf, refuse } from '../refusal';
import { nextId } from '../state';
import { type CommentRow, comments } from './store';

const RESEND_LOCK_MS = 10_000;
const SENSITIVE = ['包治百病', '加微信', '赌博'];

type Asked = Record<string, unknown>;

function approved(asked: Asked): CommentRow[] {
  const activityId = activityIdOf(asked);
  return comments().rows.filter((row) => row.activityId === activityId && row.auditStatus === 1);
}

function toPublic(row: CommentRow, userId: string | undefined) {
  return {
    commentId: row.commentId,
    nickname: row.nickname,
    avatar: row.avatar,
    content: row.content,
    images: [],
    createdAt: row.createdAt,
    likeCount: row.likedBy.size + row.likeBase,
    liked: userId !== undefined && row.likedBy.has(userId),
    mine: userId !== undefined && row.userId === userId,
    ...(row.reply ? { reply: row.reply } : {}),
    topped: row.topped,
  };
}

function sorted(asked: Asked, sort: unknown): CommentRow[] {
  const likes = (row: CommentRow) => row.likedBy.size + row.likeBase;
  return approved(asked).sort(
    (a, b) =>
      Number(b.topped) - Number(a.topped) || (sort === 'hot' ? likes(b) - likes(a) : 0) || b.createdAt - a.createdAt,
  );
}

export function listLatest({ query, user }: GuestContext) {
  const limit = Math.min(Math.max(Number(query.limit) || 3, 1), 20);
  return sorted(query, 'new')
    .slice(0, limit)
    .map((row) => {
      const { commentId, nickname, avatar, content, createdAt, likeCount } = toPublic(row, user?.userId);
      return { commentId, nickname, avatar, content, createdAt, likeCount };
    });
}

export function countApproved({ query }: GuestContext) {
  return { count: approved(query).length };
}

export function listPage({ body, user }: GuestContext) {
  const result = pageOf(sorted(body, body.sort), body);
  return { ...result, recordList: result.recordList.map((row) => toPublic(row, user?.userId)) };
}

/** Takes a comment of 1 to 200 characters; it waits for approval. One in ten seconds, on whatever activity. */
export function add({ body, user, now }: Context) {
  const content = needText(body.content, '请写 1 到 200 个字', 200);
  if (!/[\p{L}\p{N}]/u.test(content)) throw refuse.badInput('请写几个字，不能只有表情或标点');
  if (SENSITIVE.some((word) => content.includes(word))) throw refuse.badInput('内容里有不能发布的词，请修改后再发');
  const last = comments()
    .rows.filter((row) => row.userId === user.userId)
    .at(-1);
  if (last && now - last.createdAt < RESEND_LOCK_MS) throw refuse.tooOften(last.createdAt + RESEND_LOCK_MS - now);
  const row: CommentRow = {
    commentId: nextId('C'),
    activityId: activityIdOf(body),
    userId: user.userId,
    nickname: user.nickname,
    avatar: user.avatar,
    content,
    createdAt: now,
    likeBase: 0,
    likedBy: new Set(),
    auditStatus: 0,
    topped: false,
  };
  comments().rows.push(row);
  return { commentId: row.commentId, auditStatus: 0 };
}

/** QA's control call: lets a waiting comment through. */
export function approve(body: Record<string, unknown>) {
  const row = comments().rows.find((each) => each.commentId === body.commentId);
  if (!row) throw refuse.notFound('没有这条评论');
  row.auditStatus = 1;
  return { commentId: row.commentId };
}
