import { useState } from 'react';
import { useElderMode } from '@/shared/lib/elderMode';
import { entryName } from '@/shared/lib/historyEntry';
import { keepNewest } from '@/shared/lib/keepNewest';
import { AT_ONCE } from '@/shared/lib/useFewer';

const MOST_KEPT = 50;
/** How many rows stood there by history entry, for going back to the place. */
const kept = new Map<string, number>();

/**
 * How many rows of a list are shown, and a function that shows five more: in 长辈版 the first five, else all. `name` tells
 * the lists of one screen apart.
 */
export function useShownRows(name = ''): [count: number, showMore: () => void] {
  const isElder = useElderMode();
  const key = `${entryName()} ${name}`;
  const [count, setCount] = useState(kept.get(key) ?? AT_ONCE);
  const showMore = () => {
    if (!isElder) return;
    keepNewest(kept, key, count + AT_ONCE, MOST_KEPT);
    setCount(count + AT_ONCE);
  };
  return [isElder ? count : Number.POSITIVE_INFINITY, showMore];
}
