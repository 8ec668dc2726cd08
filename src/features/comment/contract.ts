import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import { count, flag, id, lenient, list, page, record, text, time, unread } from '@/shared/lib/schema';

const PREFIX = '/api/miniapp/annual/activity/comment';

const activityId = v.number();

const reply = record({ content: v.string(), at: time() });

export const comment = record({
  commentId: id(),
  nickname: text(),
  avatar: text(),
  content: text(),
  images: list(v.string()),
  createdAt: time(),
  likeCount: count(),
  liked: flag(),
  mine: flag(),
  reply: lenient(v.optional(reply), undefined),
  topped: flag(),
});
export type Comment = v.InferOutput<typeof comment>;

/** One page of an activity's approved comments; currentPage counts from 1. Source: spec §3, §7. */
export const getCommentDetail = defineCall({
  method: 'POST',
  path: `${PREFIX}/getCommentDetail`,
  role: 'primary',
  payload: record({
    activityId,
    currentPage: v.number(),
    pageSize: v.number(),
    sort: v.picklist(['new', 'hot']),
  }),
  data: page(comment),
});

/** Hands in a comment; it shows after approval (auditStatus 0 = waiting). Source: spec §7, §8. */
export const addComment = defineCall({
  method: 'POST',
  path: `${PREFIX}/addComment`,
  role: 'write',
  payload: record({
    activityId,
    content: v.string(),
    images: v.array(v.string()),
    clientToken: v.string(),
  }),
  data: unread(record({ commentId: id(), auditStatus: count() })),
});

/** A comment to hand in, by default on the activity of the spec's own calls. */
export type NewComment = Pick<v.InferInput<NonNullable<typeof addComment.payload>>, 'content' | 'clientToken'> & {
  activityId?: number;
};
