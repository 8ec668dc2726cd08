import type { KeyboardEvent } from 'react';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The place that a key leads to within a row of `length` choices; undefined for other keys. */
export function placeAfterKey(key: string, place: number, length: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : (place + step + length) % length;
}

/** Moves the choice and the focus with the arrow keys; `choose` gets the new place. */
export function moveByKeys(
  event: KeyboardEvent<HTMLElement>,
  place: number,
  length: number,
  choose: (place: number) => void,
) {
  const next = placeAfterKey(event.key, place, length);
  if (next === undefined) return;
  event.preventDefault();
  choose(next);
  const sibling = event.currentTarget.parentElement?.children[next];
  if (sibling instanceof HTMLElement) sibling.focus();
}
