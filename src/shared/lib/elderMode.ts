import { useSyncExternalStore } from 'react';
import { phoneNotes } from './deviceStorage';

/**
 * 长辈版: larger text and targets, fewer blocks, no pop-ups, no auto-play. A choice of this phone, kept in local storage
 * (it says nothing about a person); the styles hang on `data-elder` of the html element.
 */
const KEY = 'elderMode';
const listeners = new Set<() => void>();

function readChoice(): boolean {
  return phoneNotes.read(KEY) === '1';
}

/** Says whether 长辈版 is on. */
export function isElderMode(): boolean {
  return document.documentElement.dataset.elder === 'true';
}

function show(on: boolean): void {
  if (on) document.documentElement.dataset.elder = 'true';
  else delete document.documentElement.dataset.elder;
}

/** Applies the kept choice; call once before the first render. */
export function restoreElderMode(): void {
  show(readChoice());
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
