import { activityIdOf } from '../activity/rules';
import type { Context } from '../handle';
import { measureTask } from '../points/tasks';
import { pageOf, refuse } from '../refusal';
import { type CommentRow, comments, commentsOf } from './store';

measureTask('comment', (userId) => commentsOf(userId).filter(({ auditStatus }) => auditStatus === 1).length);

/** A comment that others see, or one of the member's own. */
export function needVisible({ body, user }: Pick<Context, 'body' | 'user'>): CommentRow {
  const row = comments().rows.find(({ commentId }) => commentId === body.commentId);
  if (!row || (row.auditStatus !== 1 && row.userId !== user.userId))
    throw refuse.notFound('这条评论已经不在了，请刷新后再看');
  return row;
}

/** What the member has written on an activity, whatever became of it; the newest first. */
export function listMine({ query, user }: Context) {
  const activityId = activityIdOf(query);
  const own = commentsOf(user.userId).filter((row) => row.activityId === activityId);
  const { recordList, ...page } = pageOf(own, query);
  const rows = recordList.map(({ commentId, content, createdAt, auditStatus, rejectReason }) => ({
    commentId,
    content,
    createdAt,
    auditStatus,
    ...(rejectReason === undefined ? {} : { rejectReason }),
  }));
  return { ...page, recordList: rows };
}

export function remove(ctx: Context) {
  const row = needVisible(ctx);
  if (row.userId !== ctx.user.userId) throw refuse.notYours('只能删除自己的评论，别人的可以举报');
  comments().rows = comments().rows.filter((each) => each !== row);
  return {};
}
