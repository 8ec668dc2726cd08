import { currentHost } from './environment';
import { loadSdk } from './sdk';
import type { Sdk } from './sdkTypes';

/** opened: the page is coming. failed: nothing happened within 3 s. unavailable: not inside a mini-program. */
export type Opening = 'opened' | 'failed' | 'unavailable';

const WATCHDOG_MS = 3000;

function addressOf(page: string, values: Readonly<Record<string, string>>): string {
  const query = Object.entries(values).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  if (query.length === 0) return page;
  return `${page}${page.includes('?') ? '&' : '?'}${query.join('&')}`;
}

function navigate(sdk: Sdk, url: string): Promise<Opening> {
  return new Promise((resolve) => {
    const end = (opening: Opening) => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onChange);
      resolve(opening);
    };
    const onChange = () => {
      if (document.visibilityState === 'hidden') end('opened');
    };
    // navigateTo may fail without a word.
    const timer = setTimeout(() => end('failed'), WATCHDOG_MS);
    document.addEventListener('visibilitychange', onChange);
    sdk.miniProgram.navigateTo({ url, success: () => end('opened'), fail: () => end('failed') });
  });
}

/**
 * Opens a native page of the mini-program around this web-view, for example '/pages/pay/pay' with the order number. Pass
 * no personal data. Needs no configuration. Never rejects.
 */
export async function openMiniProgramPage(
  page: string,
  values: Readonly<Record<string, string>> = {},
): Promise<Opening> {
  if (currentHost() !== 'miniProgram') return 'unavailable';
  const sdk = await loadSdk();
  if (!sdk) return 'failed';
  try {
    return await navigate(sdk, addressOf(page, values));
  } catch {
    return 'failed';
  }
}
