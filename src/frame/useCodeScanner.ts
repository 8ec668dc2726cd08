import { useRef } from 'react';
import type { FetchSignature } from '@/bridge/configure';
import { canScan, type Scan, scanCode } from '@/bridge/scan';
import { useLock } from '@/request/useLock';
import { readScannedCode } from '@/shared/lib/typedCode';
import { showMessage } from '@/shared/ui/toast/toast';

/** Who waits longer for the camera is told that there is another way. */
const PATIENCE_MS = 2000;

interface Options {
  /** What is looked for, as it is called: 激活码. */
  name: string;
  onCode: (code: string) => void;
}

const refusalOf = ({ kind }: Scan, name: string) =>
  kind === 'text' ? `这不是${name}，请换一张试试` : `现在不能扫码，请手动输入${name}`;

/**
 * Returns what opens the camera and reads a typed code from what it sees; undefined where the host cannot do it. The host
 * may take long: more taps open no second camera, and who has left the screen by then sees and hears nothing of it.
 */
export function useCodeScanner(
  fetchSignature: FetchSignature,
  { name, onCode }: Options,
): (() => Promise<void>) | undefined {
  const { isMounted } = useLock();
  const isWaiting = useRef(false);
  if (!canScan()) return undefined;

  return async () => {
    if (isWaiting.current) return;
    isWaiting.current = true;
    const patience = setTimeout(() => {
      if (isMounted()) showMessage(`微信还没有回应，可以手动输入${name}`);
    }, PATIENCE_MS);
    const endWait = () => {
      clearTimeout(patience);
      isWaiting.current = false;
    };
    const scanned = await scanCode(fetchSignature, () => {
      endWait();
      return isMounted();
    });
    endWait();
    // Who has gone on meanwhile stays where he is.
    if (scanned.kind === 'cancelled' || !isMounted()) return;
    const code = scanned.kind === 'text' ? readScannedCode(scanned.text) : '';
    if (code !== '') onCode(code);
    else showMessage(refusalOf(scanned, name));
  };
}
