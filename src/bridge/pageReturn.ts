interface WechatBridge {
  on(event: 'onPageStateChange', listener: (state: { active?: boolean | string }) => void): void;
}

/** The messaging app's own bridge; it may come seconds after the page. */
export function wechatBridge(): WechatBridge | undefined {
  return (window as { WeixinJSBridge?: WechatBridge }).WeixinJSBridge;
}

/** The three signals of one return come within this time. */
const SETTLE_MS = 100;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let isWatching = false;

function announce(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    for (const listener of [...listeners]) listener();
  }, SETTLE_MS);
}

function watchBridge(): void {
  wechatBridge()?.on('onPageStateChange', ({ active }) => {
    if (active === true || active === 'true') announce();
  });
}

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) announce();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') announce();
  });
  if (wechatBridge()) watchBridge();
  else document.addEventListener('WeixinJSBridgeReady', watchBridge, { once: true });
}

/**
 * Calls `listener` once whenever the member comes back to the page: from another app, from a native page of the
 * mini-program, or by the back key from the browser's page cache. Each system sends another mix of signals. Returns the
 * function that ends the subscription.
 */
export function onPageReturn(listener: () => void): () => void {
  watch();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
