import { type Failure, failureOf } from '@/request/failure';
import { send } from '@/request/send';
import { ACTIVITY_ID, COMMENT_FAILURE_TOAST_MS } from '@/shared/config/constants';
import { showFailure, showSuccess } from '@/shared/ui/toast/toast';
import { addComment, type NewComment } from './contract';

/**
 * Hands in a comment and says how it went, in Chinese whatever the server says. Returns why the server did not take it;
 * then the caller keeps the text.
 *
 * Source: spec §8 (addComment).
 */
export async function submitComment({
  activityId = ACTIVITY_ID,
  content,
  clientToken,
}: NewComment): Promise<Failure | undefined> {
  const envelope = await send(addComment, { activityId, content, images: [], clientToken });
  const failure = failureOf(envelope);
  if (failure) showFailure(failure.msg, COMMENT_FAILURE_TOAST_MS);
  else showSuccess('评论成功，审核通过后即可展示');
  return failure;
}
