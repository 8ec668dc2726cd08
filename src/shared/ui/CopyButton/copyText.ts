import { showMessage, showNotification } from '../toast/toast';

/**
 * Copies a text and says so; where the browser forbids it, says what to do instead. `what` is its name: 链接, 单号.
 * Answers whether it is copied.
 */
export async function copyText(text: string, what: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    showNotification(`${what}已复制`);
    return true;
  } catch {
    showMessage(`没有复制成功，请长按${what}复制`);
    return false;
  }
}
