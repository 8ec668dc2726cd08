import type { FetchSignature } from '@/bridge/configure';
import { canScan, scanCode } from '@/bridge/scan';
import { useLock } from '@/request/useLock';
import { readScannedCode } from '@/shared/lib/typedCode';
import { showMessage } from '@/shared/ui/toast/toast';

interface Options {
  /** What is looked for, as it is called: 激活码. */
  name: string;
  onCode: (code: string) => void;
}

/** Returns what opens the camera and reads a typed code from what it sees; undefined where the host cannot do it. */
export function useCodeScanner(
  fetchSignature: FetchSignature,
  { name, onCode }: Options,
): (() => Promise<void>) | undefined {
  const { isMounted } = useLock();
  if (!canScan()) return undefined;
  return async () => {
    const scanned = await scanCode(fetchSignature);
    // Who has gone on meanwhile stays where he is.
    if (scanned.kind === 'cancelled' || !isMounted()) return;
    const code = scanned.kind === 'text' ? readScannedCode(scanned.text) : '';
    if (code !== '') onCode(code);
    else showMessage(scanned.kind === 'text' ? `这不是${name}，请换一张试试` : `现在不能扫码，请手动输入${name}`);
  };
}
