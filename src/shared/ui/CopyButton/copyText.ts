import { showMessage, showNotification } from '../toast/toast';

/** Copies a text and says so; where the browser forbids it, says what to do instead. `what` is its name: 链接, 单号. */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showNotification(`${what}已复制`);
  } catch {
    showMessage(`没有复制成功，请长按${what}复制`);
  }
}
