import { type Failure, failureOf } from '@/request/failure';
import { send } from '@/request/send';
import { ACTIVITY_ID, COMMENT_FAILURE_TOAST_MS } from '@/shared/config/constants';
import { showFailure, showSuccess } from '@/shared/ui/toast/toast';
import { addComment, type NewComment } from './contract';

/**
 * Hands in a comment and says how it went, in Chinese whatever the server says. Returns why the server did not take it;
 * then the caller keeps the text. For an ended session, told at once by `onUnauthorised`, the caller speaks.
 *
 * Source: spec §8 (addComment).
 */
export async function submitComment(
  { activityId = ACTIVITY_ID, content, clientToken }: NewComment,
  onUnauthorised?: () => void,
): Promise<Failure | undefined> {
  const envelope = await send(addComment, { activityId, content, images: [], clientToken }, { onUnauthorised });
  const failure = failureOf(envelope);
  if (failure?.kind === 'unauthorised') return failure;
  if (failure) showFailure(failure.msg, COMMENT_FAILURE_TOAST_MS);
  else showSuccess('评论成功，审核通过后即可展示');
  return failure;
}
