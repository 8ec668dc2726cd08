import type { Context } from '../handle';
import { needText, refuse } from '../refusal';
import { needVisible } from './own';
import { likesOf } from './rules';

/** Likes a comment or takes it back; the same wish twice changes nothing. */
export function like(ctx: Context) {
  const row = needVisible(ctx);
  const { on } = ctx.body;
  if (typeof on !== 'boolean') throw refuse.badInput('请说明是点赞还是取消');
  if (on) row.likedBy.add(ctx.user.userId);
  else row.likedBy.delete(ctx.user.userId);
  return { likeCount: likesOf(row) };
}

/** Takes a report; a second one of the same member takes the place of the first. */
export function report(ctx: Context) {
  const row = needVisible(ctx);
  if (row.userId === ctx.user.userId) throw refuse.badInput('不能举报自己的评论，可以直接删除');
  row.reportedBy.set(ctx.user.userId, needText(ctx.body.reason, '请选择原因', 60));
  return {};
}
