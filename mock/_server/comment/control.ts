import { onControl } from '../control';
import { needInteger, needText, refuse } from '../refusal';
import { type CommentRow, comments, fillComments } from './store';

function rowOf({ commentId }: Record<string, unknown>): CommentRow {
  const row = comments().rows.find((each) => each.commentId === commentId);
  if (!row) throw refuse.notFound('没有这条评论');
  return row;
}

/** Lets a waiting comment through. */
export function approve(body: Record<string, unknown>) {
  const row = rowOf(body);
  row.auditStatus = 1;
  return { commentId: row.commentId };
}

/** Turns a comment down, with the reason that its author reads. */
function reject(body: Record<string, unknown>) {
  const row = rowOf(body);
  row.auditStatus = 2;
  row.rejectReason = needText(body.reason, '请给出原因', 60);
  return { commentId: row.commentId };
}

onControl('approve', approve);
onControl('reject', reject);
onControl('comments', ({ count }) => {
  fillComments(needInteger(count, '请给出条数', 0, 20_000));
  return { count };
});
