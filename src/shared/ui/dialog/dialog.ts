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

/**
 * Asks a question and waits for the answer: true when confirmed, false when refused, closed or left by navigation.
 * When the dialog's code cannot be loaded the browser's own question takes its place.
 */
export async function confirmDialog({
  title,
  content,
  confirmText = '确定',
  cancelText,
  danger = false,
}: Question): Promise<boolean> {
  const dialog = await import('./antdDialog').catch(() => undefined);
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
