import { GLOBAL_ERROR_TOAST_MS } from '@/shared/config/constants';
import { describeError } from '@/shared/lib/redact';
import { UNCAUGHT_TEXT } from './errorGuard';
import { tellProblem } from './problems';

let shown = '';

/**
 * Tells an uncaught error on, and shows it for 3 s: its message without addresses, secrets and personal numbers, cut to 60
 * characters. The same words once in that time: the message is a change of the page, and an observer that fails at each
 * change (a host's, a translator's) would never end. Source: spec §8.
 */
export function tellUncaught(error: unknown, show: (text: string, durationMs: number) => void): void {
  tellProblem('uncaught', error);
  const text = describeError(error) || UNCAUGHT_TEXT;
  if (text === shown) return;
  shown = text;
  show(text, GLOBAL_ERROR_TOAST_MS);
  setTimeout(() => {
    shown = '';
  }, GLOBAL_ERROR_TOAST_MS);
}
