import { formatPoints } from '@/shared/lib/pointsFormat';
import { formatNearDayTime } from '@/shared/lib/timeFormat';
import type { GoodsRow } from '../../contract';

const FEW_LEFT = 50;

type Facts = Pick<GoodsRow, 'status' | 'startAt' | 'stock' | 'exchanged' | 'waiting' | 'gapPoints'>;

/**
 * The line below the price of a good whose sale has begun: what matters most now. Sold out: who waits; too few points: how
 * many are missing; a service with few places: how many are left; else how many have been exchanged.
 */
export function footOnSale(goods: Omit<Facts, 'startAt'>): { text: string; isGap: boolean } {
  if (goods.status === 'soldOut') {
    return { text: goods.waiting > 0 ? `${formatPoints(goods.waiting)} 人等补货` : '等待补货', isGap: false };
  }
  if (goods.gapPoints > 0) return { text: `还差 ${formatPoints(goods.gapPoints)} 积分`, isGap: true };
  if (goods.stock > 0 && goods.stock <= FEW_LEFT) return { text: `剩 ${goods.stock} 件`, isGap: false };
  return { text: `已兑 ${formatPoints(goods.exchanged)}`, isGap: false };
}

/** The same for every good; of one that is not for sale yet, when it will be. */
export function footOf(goods: Facts): { text: string; isGap: boolean } {
  return goods.status === 'notStarted'
    ? { text: `${formatNearDayTime(goods.startAt)} 开始`, isGap: false }
    : footOnSale(goods);
}
