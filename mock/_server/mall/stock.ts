import { refuse } from '../refusal';
import { findSku, mall } from './store';

export function usedBy(userId: string | undefined, goodsId: string): number {
  return userId === undefined ? 0 : (mall().used.get(`${userId} ${goodsId}`) ?? 0);
}

function addUsed(userId: string, goodsId: string, num: number): void {
  mall().used.set(`${userId} ${goodsId}`, usedBy(userId, goodsId) + num);
}

/** Takes pieces for a user; refuses when there are not enough. */
export function takeStock(userId: string, skuId: string, num: number): void {
  const found = findSku(skuId);
  if (!found || found.sku.stock < num) throw refuse.soldOut();
  found.sku.stock -= num;
  found.good.exchanged += num;
  addUsed(userId, found.good.goodsId, num);
}

/** Puts pieces back; the user's limit is free again too. */
export function returnStock(userId: string, skuId: string, num: number): void {
  const found = findSku(skuId);
  if (!found) return;
  found.sku.stock += num;
  found.good.exchanged -= num;
  addUsed(userId, found.good.goodsId, -num);
}

/** Notes an exchange of the past, which the present stock already counts. */
export function noteUsed(userId: string, goodsId: string, num: number): void {
  addUsed(userId, goodsId, num);
}
