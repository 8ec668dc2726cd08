import '@@/campaignShares';
import { history } from 'umi';
import { followShares } from '@/features/wechat';

/** From now on the messaging app's share menu follows the screens. */
export function startShareMenu(): void {
  followShares(history);
}
