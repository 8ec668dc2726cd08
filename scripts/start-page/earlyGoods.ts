import { askEarly } from '@/request/askEarly';
import { commonParameters } from '@/request/commonParameters';

/**
 * Starts the home screen's first call; the request layer takes the answer over when it asks for the same address, see
 * src/request/takeEarlyAnswer.ts. `prefix` stands before the path.
 */
export function askForGoods(prefix: string, pageSize: number): void {
  if (!window.fetch) return;
  const { appCode, platform } = commonParameters();
  const query = `currentPage=1&pageSize=${pageSize}&appCode=${appCode}&platform=${platform}`;
  askEarly(`${prefix}/api/miniapp/mall/goods/list?${query}`);
}
