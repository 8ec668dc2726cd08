import { configureSdk, type FetchSignature } from './configure';
import { loadSdk } from './sdk';
import type { Sdk } from './sdkTypes';

/**
 * The SDK, ready to open something over the page. That may be seconds after the tap, so `mayOpen` is asked at the end: "no"
 * is 'cancelled'. 'unavailable': it did not start. Never rejects.
 */
export async function readySdk(
  fetchSignature: FetchSignature,
  mayOpen: () => boolean,
): Promise<Sdk | 'unavailable' | 'cancelled'> {
  const sdk = (await configureSdk(fetchSignature)) === 'ready' ? await loadSdk() : undefined;
  if (!sdk) return 'unavailable';
  return mayOpen() ? sdk : 'cancelled';
}
