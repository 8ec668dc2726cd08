import { useState } from 'react';
import { useElderMode } from '@/shared/lib/elderMode';
import { entryState } from '@/shared/lib/historyEntry';
import { AT_ONCE } from '@/shared/lib/useFewer';

/** How many rows stood there by history entry, for going back to the place. */
const kept = new Map<string, number>();

/**
 * How many rows of a list are shown, and a function that shows five more: in 长辈版 the first five, else all. `name` tells
 * the lists of one screen apart.
 */
export function useShownRows(name = ''): [count: number, showMore: () => void] {
  const isElder = useElderMode();
  const key = entryState().key + name;
  const [count, setCount] = useState(kept.get(key) ?? AT_ONCE);
  const showMore = () => {
    if (!isElder) return;
    kept.set(key, count + AT_ONCE);
    setCount(count + AT_ONCE);
  };
  return [isElder ? count : Number.POSITIVE_INFINITY, showMore];
}
