import { type Failure, failureOf } from '@/request/failure';
import { send } from '@/request/send';
import { ACTIVITY_ID, COMMENT_FAILURE_TOAST_MS } from '@/shared/config/constants';
import { showFailure, showSuccess } from '@/shared/ui/toast/toast';
import { addComment, type NewComment } from './contract';

/** Says how it went; of an ended session the caller speaks. Source: spec §8 (addComment). */
export function tellOfComment(failure: Failure | undefined): void {
  if (!failure) showSuccess('评论成功，审核通过后即可展示');
  else if (failure.kind !== 'unauthorised') showFailure(failure.msg, COMMENT_FAILURE_TOAST_MS);
}

/**
 * Hands in a comment and says how it went, in Chinese whatever the server says; `tell` takes the place of these words.
 * Returns why the server did not take it; then the caller keeps the text. For an ended session, told at once by
 * `onUnauthorised`, the caller speaks.
 */
export async function submitComment(
  { activityId = ACTIVITY_ID, content, clientToken }: NewComment,
  onUnauthorised?: () => void,
  tell = tellOfComment,
): Promise<Failure | undefined> {
  const envelope = await send(addComment, { activityId, content, images: [], clientToken }, { onUnauthorised });
  const failure = failureOf(envelope);
  tell(failure);
  return failure;
}
