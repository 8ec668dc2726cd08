import { useSyncExternalStore } from 'react';
import { useSession } from '@/session/useSession';

/** How many notices a member has not read, as the app has heard last; one number behind every dot. */
let known: { userId: string; count: number } | undefined;
const listeners = new Set<() => void>();

function tell(next: typeof known): void {
  known = next;
  for (const listener of listeners) listener();
}

/** Takes the server's number. */
export function noteUnread(userId: string, count: number): void {
  if (known?.userId !== userId || known.count !== count) tell({ userId, count });
}

/** One less, or with `all` none; gives what takes it back. */
export function lessUnread(all = false): () => void {
  const before = known;
  if (!before) return () => {};
  const after = { ...before, count: all ? 0 : Math.max(before.count - 1, 0) };
  tell(after);
  return () => {
    // The server has said something else since.
    if (known === after) tell(before);
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const count = () => known;

/** The number for the present member; undefined for a guest and until it is known. */
export function useUnread(): number | undefined {
  const { userId, isSignedIn } = useSession();
  const present = useSyncExternalStore(subscribe, count);
  return isSignedIn && present?.userId === userId ? present.count : undefined;
}
