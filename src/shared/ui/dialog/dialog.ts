import type { ReactNode } from 'react';
import { registerOverlay } from '../Popup/overlays';

interface Question {
  title: string;
  content?: ReactNode;
  confirmText?: string;
  /** Without it the dialog has one button only. */
  cancelText?: string;
  /** The confirming button destroys something. */
  danger?: boolean;
}

/** The question whose code is on the way. */
let coming = '';

/**
 * Asks a question and waits for the answer: true when confirmed, false when refused, closed or left by navigation, also
 * while the dialog's code is on its way, and for the same one that is asked again meanwhile. What only tells something
 * still comes then.
 * When the dialog's code cannot be loaded the browser's own question takes its place.
 */
export async function confirmDialog({
  title,
  content,
  confirmText = '确定',
  cancelText,
  danger = false,
}: Question): Promise<boolean> {
  if (coming === title) return false;
  coming = title;
  // The start of the app, and a step that is taken along with the question, change the address in this very moment.
  await undefined;
  const { hash } = window.location;
  const dialog = await import('./antdDialog').catch(() => undefined);
  coming = '';
  if (cancelText !== undefined && hash !== window.location.hash) return false;
  if (!dialog) return askPlainly(title, content, cancelText !== undefined);
  return new Promise((resolve) => {
    let forget = () => {};
    const close = dialog.openDialog({
      title,
      content,
      confirmText,
      cancelText,
      danger,
      onAnswer: (isConfirmed) => {
        forget();
        resolve(isConfirmed);
      },
    });
    forget = registerOverlay(close);
  });
}

function askPlainly(title: string, content: ReactNode, hasChoice: boolean): boolean {
  const words = typeof content === 'string' ? `${title}\n${content}` : title;
  if (hasChoice) return window.confirm(words);
  window.alert(words);
  return true;
}
