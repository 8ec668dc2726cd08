import { memberTab } from '@/session/memberStorage';
import { readRecord } from '@/shared/lib/storage';

/** The choice to use no coupon. */
export const NO_COUPON = 'none';

/**
 * What a member has filled in for an order that does not exist yet. It is kept for the tab under the SKU, so that a
 * reload, a login or the choice of an address in between loses nothing. Of an address only its id is kept.
 */
export interface OrderDraft {
  readonly remark: string;
  readonly hasAgreed: boolean;
  readonly addressId?: string | undefined;
  readonly isPickup?: boolean | undefined;
  readonly storeId?: string | undefined;
  /** `NO_COUPON`, or undefined: the server takes the best one. */
  readonly couponId?: string | undefined;
}

/** An order that was handed in and whose answer has not come. It is asked for again with exactly this content. */
export interface PendingOrder {
  readonly previewToken: string;
  readonly remark: string;
}

const EMPTY_DRAFT: OrderDraft = { remark: '', hasAgreed: false };

function draftKey(skuId: string): string {
  return `orderDraft:${skuId}`;
}

function pendingKey(skuId: string): string {
  return `orderPending:${skuId}`;
}

function readOptional(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= 128 ? value : undefined;
}

/** The draft of a SKU; what is missing or does not fit is empty. */
export function readDraft(skuId: string): OrderDraft {
  const stored = readRecord(memberTab, draftKey(skuId));
  if (!stored) return EMPTY_DRAFT;
  return {
    remark: typeof stored.remark === 'string' ? stored.remark : '',
    hasAgreed: stored.hasAgreed === true,
    addressId: readOptional(stored.addressId),
    isPickup: typeof stored.isPickup === 'boolean' ? stored.isPickup : undefined,
    storeId: readOptional(stored.storeId),
    couponId: readOptional(stored.couponId),
  };
}

export function writeDraft(skuId: string, draft: OrderDraft): void {
  memberTab.write(draftKey(skuId), JSON.stringify(draft));
}

/** The order of a SKU whose answer is missing; undefined when there is none. */
export function readPending(skuId: string): PendingOrder | undefined {
  const stored = readRecord(memberTab, pendingKey(skuId));
  if (typeof stored?.previewToken !== 'string' || typeof stored.remark !== 'string') return undefined;
  return { previewToken: stored.previewToken, remark: stored.remark };
}

export function writePending(skuId: string, pending: PendingOrder): void {
  memberTab.write(pendingKey(skuId), JSON.stringify(pending));
}

export function forgetPending(skuId: string): void {
  memberTab.remove(pendingKey(skuId));
}

/** The order exists: nothing of it is kept any longer. */
export function forgetOrder(skuId: string): void {
  forgetPending(skuId);
  memberTab.remove(draftKey(skuId));
}
