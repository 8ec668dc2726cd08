import { useSyncExternalStore } from 'react';
import { phoneNotes } from './deviceStorage';
import { isTextEnlarged } from './hostTextScale';

/**
 * 长辈版: larger text and targets, fewer blocks, no pop-ups, no auto-play. A choice of this phone, kept in local storage
 * (it says nothing about a person); before there is one, it follows the mini-program around the app. The styles hang on
 * `data-elder` of the html element.
 */
const KEY = 'elderMode';
const listeners = new Set<() => void>();

/** Says whether 长辈版 is on. */
export function isElderMode(): boolean {
  return document.documentElement.dataset.elder === 'true';
}

function show(on: boolean): void {
  if (on) document.documentElement.dataset.elder = 'true';
  else delete document.documentElement.dataset.elder;
}

/** Applies the kept choice; call once before the first render. The page's head has done the same (headStart). */
export function restoreElderMode(): void {
  const choice = phoneNotes.read(KEY);
  show(choice ? choice === '1' : isTextEnlarged(location.search));
}

/** Switches 长辈版 and keeps the choice. */
export function setElderMode(on: boolean): void {
  show(on);
  phoneNotes.write(KEY, on ? '1' : '0');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Re-renders when 长辈版 is switched. */
export function useElderMode(): boolean {
  return useSyncExternalStore(subscribe, isElderMode);
}
