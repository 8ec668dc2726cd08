import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import {
  count,
  countOrNull,
  extra,
  id,
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

/*
 * What stands around the list of comments. It is apart from the calls of the model, which come with the first load.
 */
const PREFIX = '/api/miniapp/annual/activity/comment';

const activityId = v.number();

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
  data: record({ count: countOrNull(), operate: operate() }),
});

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
  role: 'setting',
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
