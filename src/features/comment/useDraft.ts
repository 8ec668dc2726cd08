import { useCallback, useEffect, useState } from 'react';
import { onWritten } from '@/request/changes';
import { memberTab } from '@/session/memberStorage';
import { useSession } from '@/session/useSession';

/** What the present person has begun to write on an activity; a guest's becomes the member's when he signs in. */
export function useDraft(activityId: number) {
  const { userId } = useSession();
  const key = `commentDraft:${activityId}`;
  const [text, setText] = useState(() => memberTab.read(key) ?? '');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has another draft
  useEffect(() => setText(memberTab.read(key) ?? ''), [key, userId]);

  const change = useCallback(
    (next: string) => {
      setText(next);
      if (next === '') memberTab.remove(key);
      else memberTab.write(key, next);
    },
    [key],
  );
  // What was sent from a screen that was left is gone from this one, too.
  useEffect(() => onWritten(() => setText(memberTab.read(key) ?? '')), [key]);

  /** Forgets what was sent; what was typed since stays. */
  const dropSent = useCallback(
    (sent: string) => {
      if (memberTab.read(key)?.trim() === sent) change('');
    },
    [key, change],
  );
  return { text, change, dropSent };
}
