import { send } from '@/request/send';
import { ACTIVITY_ID, COMMENT_FAILURE_TOAST_MS } from '@/shared/config/constants';
import { showFailure, showSuccess } from '@/shared/ui/toast';
import { addComment, type NewComment } from './contract';

/**
 * Hands in a comment and says how it went. Returns whether the server took it; when not, the caller keeps the text.
 *
 * Source: spec §8 (addComment).
 */
export async function submitComment({ content, clientToken }: NewComment): Promise<boolean> {
  const { code, msg } = await send(addComment, { activityId: ACTIVITY_ID, content, images: [], clientToken });
  if (code === 0) showSuccess('评论成功，审核通过后即可展示');
  else showFailure(msg, COMMENT_FAILURE_TOAST_MS);
  return code === 0;
}
