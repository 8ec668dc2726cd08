import { NOTIFICATION_MS, TOAST_LONG_MS, TOAST_MS, TOAST_SHORT_MS } from '@/shared/config/constants';
import { drawToast, type ToastTone } from './toastBox';

/*
 * Messages are a layer of their own and need no further code: they must also work when the network is gone, be read
 * out, and not be taken away by the loading layer or by a navigation.
 */

/** What nobody reads in three seconds: more than nine characters a second. */
const LONG_TEXT_CHARACTERS = 27;

/** Stands there before its words do, else a screen reader does not say them. */
const region = document.createElement('div');
region.setAttribute('aria-live', 'polite');
document.body.append(region);

let removeShown = () => {};

function show(text: string, tone: ToastTone, durationMs: number): void {
  if (text === '') return;
  removeShown();
  const box = drawToast(text, tone);
  (tone === 'failure' ? document.body : region).append(box);
  const timer = setTimeout(remove, durationMs);
  removeShown = remove;

  function remove() {
    clearTimeout(timer);
    box.remove();
  }
}

function readingTime(text: string, usualMs: number): number {
  return Array.from(text).length > LONG_TEXT_CHARACTERS ? TOAST_LONG_MS : usualMs;
}

/** Takes the message away that stands there. */
export const hideMessage = () => removeShown();

/**
 * Shows a message for three seconds, a long one for eight. One message at a time: each stays its time, also over a
 * navigation, unless a new one takes its place. Source: spec §9.
 */
export function showMessage(text: string): void {
  show(text, 'message', readingTime(text, TOAST_MS));
}

/** Shows that something is done, with a check, for three seconds, long words for eight. Source: spec §8, §9. */
export function showSuccess(text: string): void {
  show(text, 'success', readingTime(text, TOAST_SHORT_MS));
}

/** Shows why something failed, for three seconds, long words for eight; the caller may set the time. Source: spec §8, §9. */
export function showFailure(text: string, durationMs: number = readingTime(text, TOAST_MS)): void {
  show(text, 'failure', durationMs);
}

/** Shows what the member must read to the end before he goes on, for eight seconds whatever its length. Source: spec §9. */
export function showLongMessage(text: string): void {
  show(text, 'message', TOAST_LONG_MS);
}

/** Shows a passing note that asks for nothing, such as 已复制, for one and a half seconds. Source: spec §9. */
export function showNotification(text: string): void {
  show(text, 'success', NOTIFICATION_MS);
}
