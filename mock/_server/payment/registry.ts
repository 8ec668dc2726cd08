export type Biz = 'goods' | 'vip' | 'reserve' | 'campaign';

/** An order as the cashier sees it. Money in cents, times in epoch milliseconds. */
export interface Payable {
  userId: string;
  title: string;
  amountCents: number;
  /** Points frozen for it; 0 without. */
  points: number;
  /** The good that it is for, when it is for one. */
  goodsId?: string | undefined;
  state: 'waiting' | 'paid' | 'closed';
  /** The wallet has said that the money is on its way. */
  isProcessing: boolean;
  expireAt: number | null;
  paidAt: number | null;
  /** Why it was closed; '' otherwise. */
  closedReason: string;
  /** The card's expiry that the payment would give. */
  previewExpireAt?: number;
  cardId?: string;
  newExpireAt?: number | null;
  nextSteps: { text: string; route: string }[];
}

/** What an area that sells something tells the cashier, and hears from it. */
export interface PayableArea {
  /** The order as it is now, with everything that time decides. */
  find: (orderNo: string) => Payable | undefined;
  /** The money has arrived; may be told more than once, and for a closed order. */
  onPaid: (orderNo: string, payText: string, now: number) => void;
  onClosed: (orderNo: string, now: number) => void;
  /** The wallet is working on it, or has stopped. Time does not close an order meanwhile. */
  onProcessing: (orderNo: string, isProcessing: boolean, now: number) => void;
}

const areas = new Map<Biz, PayableArea>();

export function registerPayable(biz: Biz, area: PayableArea): void {
  areas.set(biz, area);
}

export function areaOf(biz: unknown): PayableArea | undefined {
  return areas.get(biz as Biz);
}

/** The area that knows an order number; for the wallet's call back, which names no biz. */
export function areaWith(orderNo: string): PayableArea | undefined {
  return [...areas.values()].find((area) => area.find(orderNo) !== undefined);
}
