import { commonParameters } from '@/request/commonParameters';
import type { EarlyAnswer } from '@/request/takeEarlyAnswer';

declare global {
  interface Window {
    __EARLY__?: EarlyAnswer;
  }
}

/**
 * Starts the home screen's first call; the request layer takes the answer over when it asks for the same address, see
 * src/request/takeEarlyAnswer.ts. `prefix` stands before the path.
 */
export function askForGoods(prefix: string, pageSize: number): void {
  if (!window.fetch) return;
  const { appCode, platform } = commonParameters();
  const query = `currentPage=1&pageSize=${pageSize}&appCode=${appCode}&platform=${platform}`;
  const address = `${prefix}/api/miniapp/mall/goods/list?${query}`;
  window.__EARLY__ = {
    key: `GET ${address}`,
    askedAt: performance.now(),
    answer: fetch(address, { credentials: 'include' }).catch(() => undefined),
  };
}
