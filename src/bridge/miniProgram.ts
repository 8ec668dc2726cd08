import { stillHere } from '@/shared/lib/stillHere';
import { withQuery } from '@/shared/lib/withQuery';
import { currentHost, isFakeHost } from './environment';
import { wechatBridge } from './pageReturn';
import { loadSdk, withinTime } from './sdk';
import type { Sdk } from './sdkTypes';

/**
 * opened: the page is coming. failed: nothing happened within 3 s. cancelled: who asked for it had gone on before it was
 * opened or had failed, and is told nothing. unavailable: not inside a mini-program.
 */
export type Opening = 'opened' | 'failed' | 'cancelled' | 'unavailable';

const WATCHDOG_MS = 3000;

function addressOf(page: string, values: Readonly<Record<string, string>>): string {
  const query = Object.entries(values).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  if (query.length === 0) return page;
  return withQuery(page, query.join('&'));
}

/** Whether the messaging app's bridge comes in time. What the SDK is asked before, it keeps, and does whenever the bridge comes. */
async function awaitBridge(): Promise<boolean> {
  if (wechatBridge() || isFakeHost()) return true;
  const coming = new Promise<true>((resolve) => {
    document.addEventListener('WeixinJSBridgeReady', () => resolve(true), { once: true });
  });
  return (await withinTime(coming, WATCHDOG_MS)) === true;
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
  const isStillHere = stillHere();
  const sdk = await loadSdk();
  const isReady = sdk !== undefined && (await awaitBridge());
  if (!isStillHere()) return 'cancelled';
  if (!isReady) return 'failed';
  try {
    const opening = await navigate(sdk, addressOf(page, values));
    return opening === 'failed' && !isStillHere() ? 'cancelled' : opening;
  } catch {
    return 'failed';
  }
}
