import type { ask as askServer } from '@/testing/ask';
import { mall } from '../mall/store';
import { balanceOf } from '../points';
import { type PersonaKey, personaUser } from '../users';

const BASE = '/api/miniapp/mall/order';

export interface Preview {
  previewToken: string;
  points: number;
  payAmount: number;
  discount: number;
  pointsAfter: number;
  freight: number;
  freeShipping?: { saved: number; text: string };
  earn?: { points: number; text: string };
  couponId?: string;
  coupons: { couponId: string; usable: boolean; reasonText?: string; discount: number }[];
  errors: { code: string; text: string }[];
  address?: { addressId: string; name: string; mobileMasked: string; detail: string };
  maxNum: number;
}
export interface Created {
  orderNo: string;
  needPay: boolean;
  payAmount: number;
  status: number;
  expireAt: number | null;
  replayed?: boolean;
}
export interface Detail {
  orderNo: string;
  status: number;
  statusText: string;
  freight: number;
  freeShipping?: { saved: number; text: string };
  earn?: { points: number; text: string };
  operate: { key: string; enabled: boolean; reasonText?: string }[];
  returned?: { points: number; cash: number; couponIds: string[] };
  returnable?: { points: number; cash: number; couponIds: string[] };
  address?: { name: string; mobileMasked: string; detail: string };
  afterSale: { afterSaleId: string; status: string }[];
  afterSaleOffer?: {
    types: { key: string }[];
    reasons: string[];
    items: { itemId: string; maxCash: number; points: number }[];
  };
  pickup?: { validTo: number };
  virtual?: { items: { code: string; route: string }[] };
  express: { no: string; traces: { text: string }[] }[];
  items: { itemId: string; num: number }[];
}

let tokens = 0;

/** A clientToken that no other call has used. */
export function freshToken(): string {
  tokens += 1;
  return `token-${tokens}`;
}

/** The member's way to an order, as the app goes it. */
export function shopperWith(ask: typeof askServer, as: PersonaKey) {
  const post = <Data>(call: string, payload: Record<string, unknown>) =>
    ask<Data>(`POST ${BASE}/${call}`, payload, { as });
  const get = <Data>(call: string, payload: Record<string, unknown> = {}) =>
    ask<Data>(`GET ${BASE}/${call}`, payload, { as });
  const preview = (skuId: string, num = 1, more: Record<string, unknown> = {}) =>
    post<Preview>('preview', { skuId, num, ...more });
  const create = (previewToken: string, more: Record<string, unknown> = {}) =>
    post<Created>('create', { previewToken, clientToken: freshToken(), ...more });
  return {
    post,
    get,
    preview,
    create,
    /** Preview and create at once; answers the order. */
    order: async (skuId: string, num = 1, more: Record<string, unknown> = {}) => {
      const shown = await preview(skuId, num, more);
      const created = await create(shown.data.previewToken);
      if (created.code !== 0) throw new Error(created.msg);
      return created.data;
    },
    detail: async (orderNo: string) => (await get<Detail>('detail', { orderNo })).data,
    cancel: (orderNo: string, more: Record<string, unknown> = {}) =>
      post<{ returned: { points: number; cash: number; couponIds: string[] } }>('cancel', {
        orderNo,
        reason: '不想要了',
        clientToken: freshToken(),
        ...more,
      }),
    balance: () => balanceOf(personaUser(as).userId),
  };
}

/** How the wallet's word reaches the server. */
export function walletWith(ask: typeof askServer) {
  return (orderNo: string, result: string) => ask<{ status: number }>('POST /api/__mock/pay', { orderNo, result });
}

function needSku(skuId: string) {
  const sku = mall()
    .goods.flatMap((good) => good.skus)
    .find((each) => each.skuId === skuId);
  if (!sku) throw new Error(`no SKU ${skuId}`);
  return sku;
}

export function stockOf(skuId: string): number {
  return needSku(skuId).stock;
}

/** What the provider changes in his own system. */
export function changeSku(skuId: string, change: { stock?: number; points?: number; cashCents?: number }): void {
  Object.assign(needSku(skuId), change);
}
