import { onControl } from '../control';
import { notify } from '../notice/store';
import { needInteger, needText, refuse } from '../refusal';
import { type CommentRow, comments, fillComments } from './store';

function rowOf({ commentId }: Record<string, unknown>): CommentRow {
  const row = comments().rows.find((each) => each.commentId === commentId);
  if (!row) throw refuse.notFound('没有这条评论');
  return row;
}

function tell({ commentId, userId, activityId, auditStatus }: CommentRow, title: string, summary: string): void {
  const action = { text: '看我的评论', route: `/comment?activityId=${activityId}` };
  notify(userId, { type: 'activity', key: `comment:${commentId}:${auditStatus}`, title, summary, action });
}

/** Lets a waiting comment through. */
export function approve(body: Record<string, unknown>) {
  const row = rowOf(body);
  row.auditStatus = 1;
  tell(row, '您的评论已展示', '审核通过，大家都能看到了');
  return { commentId: row.commentId };
}

/** Turns a comment down, with the reason that its author reads. */
function reject(body: Record<string, unknown>) {
  const row = rowOf(body);
  row.rejectReason = needText(body.reason, '请给出原因', 60);
  row.auditStatus = 2;
  tell(row, '您的评论没有通过', row.rejectReason);
  return { commentId: row.commentId };
}

onControl('approve', approve);
onControl('reject', reject);
onControl('comments', ({ count }) => {
  fillComments(needInteger(count, '请给出条数', 0, 20_000));
  return { count };
});
