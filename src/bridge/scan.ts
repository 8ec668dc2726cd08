import type { FetchSignature } from './configure';
import { currentHost } from './environment';
import { readySdk } from './readySdk';
import type { Sdk } from './sdkTypes';

/** The text of a code, or why there is none. */
export type Scan = { kind: 'text'; text: string } | { kind: 'cancelled' | 'failed' | 'unavailable' };

/** Bar codes come as "CODE_128,4006…" on some clients. */
function codeOf(result: string): string {
  return result.replace(/^[A-Z]+(?:_[A-Z0-9]+)*,/, '').trim();
}

function openCamera(sdk: Sdk): Promise<Scan> {
  return new Promise((resolve) => {
    sdk.scanQRCode({
      needResult: 1,
      scanType: ['qrCode', 'barCode'],
      success: ({ resultStr = '' }) => resolve({ kind: 'text', text: codeOf(resultStr) }),
      cancel: () => resolve({ kind: 'cancelled' }),
      fail: () => resolve({ kind: 'failed' }),
    });
  });
}

/** Says whether this host can read codes with the camera. */
export function canScan(): boolean {
  const host = currentHost();
  return host === 'wechat' || host === 'miniProgram';
}

/**
 * Reads one QR or bar code with the camera. `mayOpen` is asked when the camera is about to open, which may be seconds after
 * the tap; "no" is a scan that was given up. Never rejects.
 */
export async function scanCode(fetchSignature: FetchSignature, mayOpen: () => boolean): Promise<Scan> {
  if (!canScan()) return { kind: 'unavailable' };
  const sdk = await readySdk(fetchSignature, mayOpen);
  if (typeof sdk === 'string') return { kind: sdk };
  try {
    return await openCamera(sdk);
  } catch {
    return { kind: 'failed' };
  }
}
