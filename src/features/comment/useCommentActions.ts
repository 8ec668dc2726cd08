import { useCallback, useRef } from 'react';
import { isOutcomeUnknown, refusalWords } from '@/request/failure';
import { offerLogin } from '@/request/offerLogin';
import { useLock } from '@/request/useLock';
import { useSubmit } from '@/request/useSubmit';
import { signIn } from '@/session/signIn';
import { useSession } from '@/session/useSession';
import { NOT_FOUND } from '@/shared/config/serverCodes';
import { confirmDialog } from '@/shared/ui/dialog/dialog';
import { showFailure, showMessage, showSuccess } from '@/shared/ui/toast/toast';
import { deleteComment, likeComment } from './boardContract';
import type { Comment } from './contract';

interface Rows {
  patchRow: (commentId: string, patch: (row: Comment) => Comment) => () => void;
  removeRow: (commentId: string) => void;
  /** Asks the server how one row stands, without moving the others. */
  askRow: (commentId: string) => Promise<void>;
}

function withLike(row: Comment, on: boolean): Comment {
  if (row.liked === on) return row;
  return { ...row, liked: on, likeCount: Math.max(0, row.likeCount + (on ? 1 : -1)) };
}

/** Liking shows at once and is taken back until the server has told; a guest signs in first. */
export function useLike({ patchRow, removeRow, askRow }: Rows) {
  const { isSignedIn } = useSession();
  const lock = useLock();
  /** What the member has wanted last of each comment: answers may come in another order than the taps. */
  const wishes = useRef(new Map<string, boolean>());
  const { submit } = useSubmit(likeComment, {
    lock,
    isSilent: true,
    optimistic: ({ commentId, on }) => patchRow(commentId, (row) => withLike(row, on)),
    onDone: (data, { payload: { commentId, on } }) => {
      if (wishes.current.get(commentId) !== on) void askRow(commentId);
      else if (data) patchRow(commentId, (row) => ({ ...row, liked: on, likeCount: data.likeCount }));
    },
  });
  return useCallback(
    async ({ commentId, liked }: Comment) => {
      if (!isSignedIn) {
        signIn();
        return;
      }
      wishes.current.set(commentId, !liked);
      const outcome = await submit({ commentId, on: !liked });
      // On another screen the words would speak of that one.
      if (outcome.kind !== 'refused' || !lock.isMounted()) return;
      if (outcome.failure.kind === 'unauthorised') {
        void offerLogin();
        return;
      }
      showFailure(refusalWords(outcome.failure));
      if (isOutcomeUnknown(outcome.failure)) void askRow(commentId);
      if (outcome.failure.code === NOT_FOUND) removeRow(commentId);
    },
    [isSignedIn, submit, lock, removeRow, askRow],
  );
}

/** Said of a comment that is no longer there, where the screen takes it away. */
export const GONE = '这条评论已经不在了';

interface AfterDelete {
  /** It is no longer there, by whomever. */
  onDeleted: (commentId: string) => void;
  askAnew: () => void;
}

/** Deletes one of the member's own comments after a question. */
export function useDelete({ onDeleted, askAnew }: AfterDelete) {
  const { submit } = useSubmit(deleteComment, {
    intentKey: ({ commentId }) => `deleteComment:${commentId}`,
    askAnew,
    onDone: (_, { payload }) => {
      showSuccess('已删除');
      onDeleted(payload.commentId);
    },
    onRefused: ({ code }, { payload }) => {
      if (code !== NOT_FOUND) return false;
      showMessage(GONE);
      onDeleted(payload.commentId);
      return true;
    },
  });
  return async (commentId: string) => {
    const isSure = await confirmDialog({
      title: '删除这条评论？',
      content: '删除后不能恢复。',
      confirmText: '删除',
      cancelText: '不删',
      danger: true,
    });
    if (isSure) await submit({ commentId });
  };
}
