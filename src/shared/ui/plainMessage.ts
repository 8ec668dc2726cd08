import styles from './plainMessage.module.less';

let removeShown: (() => void) | undefined;

/** Shows a message without any further code, for the case that the message component itself cannot be loaded. */
export function showPlainMessage(text: string, durationMs: number): void {
  removeShown?.();
  const box = document.createElement('div');
  box.className = styles.box ?? '';
  box.setAttribute('role', 'alert');
  box.textContent = text;
  document.body.append(box);
  const timer = setTimeout(() => removeShown?.(), durationMs);
  removeShown = () => {
    clearTimeout(timer);
    box.remove();
    removeShown = undefined;
  };
}
