import { createClientToken } from '@/shared/lib/clientToken';
import { sessionStore } from '@/shared/lib/storage';

const KEY = 'intent:draw';

/** The token of a draw whose outcome is not known yet; undefined when there is none. It survives a reload. */
export function readReceipt(): string | undefined {
  return sessionStore.read(KEY);
}

/** The token for a draw: that of the draw without an outcome, so that no chance is used twice, or a new one. */
export function openReceipt(): string {
  const clientToken = readReceipt() ?? createClientToken();
  sessionStore.write(KEY, clientToken);
  return clientToken;
}

/** The outcome is known. */
export function closeReceipt(): void {
  sessionStore.remove(KEY);
}
