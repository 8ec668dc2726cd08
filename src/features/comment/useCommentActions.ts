import { useLatest } from 'ahooks';
import { useCallback } from 'react';
import { type Failure, isOutcomeUnknown, refusalWords } from '@/request/failure';
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

/** Said of a comment that is no longer there, where the screen takes it away. */
export const GONE = '这条评论已经不在了';

/** Tells what has become of a wish that was not carried out. */
async function tellRefused(failure: Failure, commentId: string, { removeRow, askRow }: Rows): Promise<void> {
  if (failure.kind === 'unauthorised') {
    void offerLogin();
    return;
  }
  if (failure.code === NOT_FOUND) {
    showMessage(GONE);
    removeRow(commentId);
    return;
  }
  showFailure(refusalWords(failure));
  if (isOutcomeUnknown(failure)) await askRow(commentId);
}

/** What the member has wanted last of each comment that is being written, also on a screen that was left. */
const wishes = new Map<string, boolean>();

/**
 * Liking shows at once and is taken back until the server has told; a guest signs in first. Of each comment one wish at
 * a time is on its way, since calls may overtake each other; what was tapped meanwhile goes after it.
 */
export function useLike(rows: Rows) {
  const { isSignedIn } = useSession();
  const lock = useLock();
  const latest = useLatest(rows);
  const { submit } = useSubmit(likeComment, { lock, isSilent: true });
  const show = useCallback(
    (commentId: string, on: boolean, told?: { likeCount: number } | null) =>
      latest.current.patchRow(commentId, (row) => ({
        ...withLike(row, on),
        ...(told && { likeCount: told.likeCount }),
      })),
    [],
  );
  const takeBack = useCallback(
    async (failure: Failure, commentId: string, on: boolean) => {
      wishes.set(commentId, !on);
      show(commentId, !on);
      // On another screen the words would speak of that one.
      if (lock.isMounted()) await tellRefused(failure, commentId, latest.current);
    },
    [lock, show],
  );
  /** Sends one wish; whether another one is to follow it. */
  const send = useCallback(
    async (commentId: string, on: boolean): Promise<boolean> => {
      const outcome = await submit({ commentId, on });
      const isChanged = wishes.get(commentId) !== on;
      if (outcome.kind === 'done') {
        if (!isChanged) show(commentId, on, outcome.data);
        return isChanged;
      }
      if (outcome.kind !== 'refused') return false;
      if (isChanged && isOutcomeUnknown(outcome.failure)) return true;
      await takeBack(outcome.failure, commentId, on);
      return wishes.get(commentId) === on;
    },
    [submit, show, takeBack],
  );
  return useCallback(
    async ({ commentId, liked }: Comment) => {
      if (!isSignedIn) {
        signIn();
        return;
      }
      const isWriting = wishes.has(commentId);
      wishes.set(commentId, !liked);
      show(commentId, !liked);
      if (isWriting) return;
      while (await send(commentId, wishes.get(commentId) === true));
      wishes.delete(commentId);
    },
    [isSignedIn, send, show],
  );
}

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
