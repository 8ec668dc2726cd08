import { askEarly } from '@/request/askEarly';
import { commonParameters } from '@/request/commonParameters';

/**
 * Starts a call of the home screen; the request layer takes the answer over when it asks for the same address, see
 * src/request/takeEarlyAnswer.ts. `prefix` stands before the path.
 */
function ask(prefix: string, path: string, query: string) {
  const { appCode, platform } = commonParameters();
  return askEarly(`${prefix}${path}?${query}&appCode=${appCode}&platform=${platform}`);
}

/** The first page of the goods. */
export function askForGoods(prefix: string, pageSize: number) {
  return ask(prefix, '/api/miniapp/mall/goods/list', `currentPage=1&pageSize=${pageSize}`);
}

/** The banners, whose first picture is the largest of the screen. */
export function askForBanners(prefix: string) {
  return ask(prefix, '/api/miniapp/bbs/banner/list', 'position=home');
}
