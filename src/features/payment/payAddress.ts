import { safeExternal } from '@/shared/lib/safeUrl';

/**
 * The address of a wallet's payment page that may be opened: of the app's own host, or https of a configured host;
 * undefined for anything else. Comes from the server's `params.mweb_url`.
 */
export function payAddress(value: unknown): string | undefined {
  const foreign = safeExternal(value);
  if (foreign !== undefined) return foreign;
  if (typeof value !== 'string' || !/^(https?:)?\/(?!\/)|^https?:\/\//.test(value)) return undefined;
  try {
    const url = new URL(value, window.location.origin);
    return url.origin === window.location.origin ? url.href : undefined;
  } catch {
    return undefined;
  }
}
