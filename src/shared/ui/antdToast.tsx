// biome-ignore lint/style/noRestrictedImports: this is the one door to antd-mobile's messages.
import { Toast } from 'antd-mobile';
import type { ReactNode } from 'react';

const DEFAULT_DURATION_MS = 3000;

Toast.config({ duration: DEFAULT_DURATION_MS, position: 'center', maskClickable: true });

interface Message {
  content: ReactNode;
  icon?: ReactNode;
  durationMs?: number;
  onClosed: () => void;
}

/** Shows one message in place of the one before. Returns the function that closes it. */
export function openToast({ content, icon, durationMs = DEFAULT_DURATION_MS, onClosed }: Message): () => void {
  const { close } = Toast.show({ content, icon, duration: durationMs, afterClose: onClosed });
  return close;
}
