import { commonParameters } from '@/request/commonParameters';
import type { EarlyAnswer } from '@/request/takeEarlyAnswer';
import { readUrlPrefix } from '@/shared/config/urlPrefix';

declare global {
  interface Window {
    __EARLY__?: EarlyAnswer;
    __APP_CONFIG__?: unknown;
  }
}

function configuredPrefix(): string {
  const config = window.__APP_CONFIG__ as { urlPrefix?: unknown } | null | undefined;
  return readUrlPrefix(config ? config.urlPrefix : '');
}

/** Starts the home screen's first call; the request layer takes the answer over, see src/request/takeEarlyAnswer.ts. */
export function askForGoods(pageSize: number): void {
  if (!window.fetch) return;
  const { appCode, platform } = commonParameters();
  const query = `currentPage=1&pageSize=${pageSize}&appCode=${appCode}&platform=${platform}`;
  const address = `${configuredPrefix()}/api/miniapp/mall/goods/list?${query}`;
  window.__EARLY__ = {
    key: `GET ${address}`,
    askedAt: performance.now(),
    answer: fetch(address, { credentials: 'include' }).catch(() => undefined),
  };
}
