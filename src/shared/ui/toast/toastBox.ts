import styles from './toastBox.module.less';

/** What kind of news a message is. */
export type ToastTone = 'message' | 'success' | 'failure';

const CHECK = `<svg class="${styles.check}" viewBox="0 0 24 24" width="1em" height="1em" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" aria-hidden="true"><path d="M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0m6 0l2 2l4-4"/></svg>`;

/** Draws one message as plain text. A failure interrupts a screen reader, anything else waits for its turn in its region. */
export function drawToast(text: string, tone: ToastTone): HTMLElement {
  const box = document.createElement('div');
  box.className = styles.box ?? '';
  if (tone === 'failure') box.setAttribute('role', 'alert');
  const words = document.createElement('span');
  words.className = styles.words ?? '';
  if (tone === 'success') words.innerHTML = CHECK;
  words.append(text);
  box.append(words);
  return box;
}
