import { useCallback, useEffect, useState } from 'react';
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
  return { text, change };
}
