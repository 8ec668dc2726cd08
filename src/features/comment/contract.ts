import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import {
  count,
  extra,
  flag,
  id,
  lenient,
  list,
  oneOf,
  operate,
  optionalText,
  page,
  record,
  text,
  time,
  unread,
} from '@/shared/lib/schema';

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

const latestComment = record({
  commentId: id(),
  nickname: text(),
  avatar: text(),
  content: text(),
  createdAt: time(),
  likeCount: count(),
});
export type LatestComment = v.InferOutput<typeof latestComment>;

/** The latest comments of an activity, for its landing page. Source: spec §7. */
export const getCommentList = defineCall({
  method: 'GET',
  path: `${PREFIX}/getCommentList`,
  role: 'secondary',
  payload: record({ activityId, limit: v.number() }),
  data: list(latestComment),
});

/**
 * How many approved comments an activity has, and whether a new one can be handed in: the button `add`, with the reason
 * when it cannot. Without the button it can. Source: spec §7.
 */
export const getCommentCount = defineCall({
  method: 'GET',
  path: `${PREFIX}/getCommentCount`,
  role: 'secondary',
  payload: record({ activityId }),
  data: record({ count: count(), operate: operate() }),
});

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

/** One of the member's own comments, which nobody else sees before it is approved. */
export const ownComment = record({
  commentId: id(),
  content: text(),
  createdAt: time(),
  /** 0 waiting, 1 approved, 2 rejected. */
  auditStatus: oneOf([0, 1, 2], 0),
  rejectReason: optionalText(),
});
export type OwnComment = v.InferOutput<typeof ownComment>;

/** The member's comments on an activity, the newest first, whatever became of them. */
export const getMyComments = defineCall({
  method: 'GET',
  path: `${PREFIX}/mine`,
  role: 'secondary',
  payload: record({ activityId, currentPage: v.number(), pageSize: v.number() }),
  data: page(ownComment),
});

/** Likes a comment, or takes the like back. Answers the number of likes; the member's own is set whatever it says. */
export const likeComment = defineCall({
  method: 'POST',
  path: `${PREFIX}/like`,
  role: 'write',
  payload: record({ commentId: v.string(), on: v.boolean(), clientToken: v.string() }),
  data: extra(record({ likeCount: count() })),
});

/** Deletes one of the member's own comments, approved or not. */
export const deleteComment = defineCall({
  method: 'POST',
  path: `${PREFIX}/delete`,
  role: 'write',
  payload: record({ commentId: v.string(), clientToken: v.string() }),
  data: unread(),
});

/** Tells the organiser what is wrong with somebody's comment. */
export const reportComment = defineCall({
  method: 'POST',
  path: `${PREFIX}/report`,
  role: 'write',
  payload: record({ commentId: v.string(), reason: v.string(), clientToken: v.string() }),
  data: unread(),
});
