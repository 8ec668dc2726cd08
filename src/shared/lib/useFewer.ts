import { useState } from 'react';
import { useElderMode } from './elderMode';

/** As many things of one kind as a person takes in at a glance. */
export const AT_ONCE = 5;
/** As many of them as stand beside the way to the others. */
export const BESIDE_MORE = AT_ONCE - 1;

/**
 * In 长辈版 the first few of many, and a way to the others; `kept` says of which one it is never taken away, such as the
 * chosen one. Elsewhere all of them.
 */
export function useFewer<Item>(all: readonly Item[], kept: (item: Item) => boolean = () => false, atOnce = AT_ONCE) {
  const isElder = useElderMode();
  const [isWhole, setWhole] = useState(false);
  if (!isElder || isWhole || all.length <= AT_ONCE) return { shown: all, showAll: undefined };
  const first = all.slice(0, atOnce);
  const shown = first.some(kept) ? first : [...first, ...all.slice(atOnce).filter(kept)];
  return { shown, showAll: () => setWhole(true) };
}
