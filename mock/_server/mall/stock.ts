import { refuse } from '../refusal';
import { findSku, mall } from './store';

export function usedBy(userId: string | undefined, goodsId: string): number {
  return userId === undefined ? 0 : (mall().used.get(`${userId} ${goodsId}`) ?? 0);
}

function addUsed(userId: string, goodsId: string, num: number): void {
  mall().used.set(`${userId} ${goodsId}`, usedBy(userId, goodsId) + num);
}

/** Takes pieces for a user; refuses when there are not enough. `countsFor`: whose limit in the mall they use up. */
export function takeStock(countsFor: string | undefined, skuId: string, num: number): void {
  const found = findSku(skuId);
  if (!found || found.sku.stock < num) throw refuse.soldOut();
  found.sku.stock -= num;
  found.good.exchanged += num;
  if (countsFor !== undefined) addUsed(countsFor, found.good.goodsId, num);
}

/** Puts pieces back; the limit that they used up is free again too. */
export function returnStock(countsFor: string | undefined, skuId: string, num: number): void {
  const found = findSku(skuId);
  if (!found) return;
  found.sku.stock += num;
  found.good.exchanged -= num;
  if (countsFor !== undefined) addUsed(countsFor, found.good.goodsId, -num);
}

/** Notes an exchange of the past, which the present stock already counts. */
export function noteUsed(userId: string, goodsId: string, num: number): void {
  addUsed(userId, goodsId, num);
}
