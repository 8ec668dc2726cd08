import { useSyncExternalStore } from 'react';
import { useSession } from '@/session/useSession';

/** How many notices a member has not read, as the app has heard last; one number behind every dot. */
let known: { userId: string; count: number } | undefined;
/** Of the server's numbers, which one that is. */
let heard = 0;
const listeners = new Set<() => void>();

function tell(next: typeof known): void {
  known = next;
  for (const listener of listeners) listener();
}

function add(more: number): void {
  if (known) tell({ ...known, count: known.count + more });
}

/** Takes the server's number. */
export function noteUnread(userId: string, count: number): void {
  heard += 1;
  if (known?.userId !== userId || known.count !== count) tell({ userId, count });
}

/** One less, or with `all` none; gives what takes it back. */
export function lessUnread(all = false): () => void {
  if (!known) return () => {};
  const at = heard;
  const less = all ? known.count : Math.min(known.count, 1);
  add(-less);
  return () => {
    // What the server has said since counts; what was read since stays read.
    if (heard === at) add(less);
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
