import { stillHere } from '@/shared/lib/stillHere';
import type { Question } from './antdDialog';

/** The question whose code is on the way. */
let coming = '';

/**
 * Asks a question and waits for the answer: true when confirmed, false when refused, closed or left by navigation, also
 * while the dialog's code is on its way, and for the same one that is asked again meanwhile. What only tells something
 * still comes then.
 * When the dialog's code cannot be loaded the browser's own question takes its place.
 */
export async function confirmDialog(question: Question): Promise<boolean> {
  const { title, cancelText } = question;
  if (coming === title) return false;
  coming = title;
  // The start of the app, and a step that is taken along with the question, change the address in this very moment.
  await undefined;
  const isStillHere = stillHere();
  const dialog = await import('./antdDialog').catch(() => undefined);
  coming = '';
  if (cancelText !== undefined && !isStillHere()) return false;
  return dialog ? dialog.openDialog(question) : askPlainly(question);
}

function askPlainly({ title, content, cancelText }: Question): boolean {
  const words = typeof content === 'string' ? `${title}\n${content}` : title;
  if (cancelText !== undefined) return window.confirm(words);
  window.alert(words);
  return true;
}
