import { showFailure, showSuccess } from '@/shared/ui/toast';

/** Copies a text and says so; where the browser forbids it, says what to do instead. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showSuccess(done);
  } catch {
    showFailure(`没有复制成功，请长按选择：${text}`);
  }
}
