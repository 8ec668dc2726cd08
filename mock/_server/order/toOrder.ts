import { PAY_WINDOW_MS } from '../payment/limits';
import { timesOf } from '../rights/benefits';
import { dayOf, HOUR, nextId } from '../state';
import type { User } from '../users';
import type { Quote } from './quote';
import { ORDER_STATUS } from './status';
import type { GoodsOrder } from './types';

type Counted = Pick<
  Quote,
  | 'items'
  | 'points'
  | 'cashCents'
  | 'freightCents'
  | 'discountCents'
  | 'payCents'
  | 'deliver'
  | 'address'
  | 'store'
  | 'coupon'
  | 'offer'
>;

/** A number that tells the day and minute (China time), such as G202611210932100012. */
function newOrderNo(now: number): string {
  const clock = new Date(now + 8 * HOUR).toISOString().slice(11, 16).replace(':', '');
  return nextId(`G${dayOf(now).replaceAll('-', '')}${clock}`);
}

function slotOf(offer: Quote['offer']): GoodsOrder['slot'] {
  return offer ? { code: offer.code, slotId: offer.slot.slotId, hasLimit: offer.good.limit !== null } : null;
}

/** Whose limit in the mall the pieces of an order use up: none where a campaign's own limit holds. */
export function countsFor({ userId, slot }: GoodsOrder): string | undefined {
  return slot?.hasLimit ? undefined : userId;
}

/** A new order of what was counted; nothing is taken yet. */
export function toOrder(user: User, quote: Counted, remark: string, now: number): GoodsOrder {
  const { payCents, address, store, coupon } = quote;
  const orderNo = newOrderNo(now);
  return {
    orderNo,
    userId: user.userId,
    status: ORDER_STATUS.toPay,
    items: quote.items.map((item, index) => ({ ...item, itemId: `${orderNo}-${index + 1}` })),
    points: quote.points,
    cashCents: quote.cashCents,
    freightCents: quote.freightCents,
    freeShipping: null,
    earnTimes: timesOf(user.userId, now),
    given: null,
    discountCents: quote.discountCents,
    payCents,
    deliver: quote.deliver,
    address: address
      ? {
          addressId: address.addressId,
          name: address.name,
          mobile: address.mobile,
          areaText: address.areaText,
          detail: address.detail,
        }
      : null,
    storeId: store?.storeId ?? '',
    slot: slotOf(quote.offer),
    coupon: coupon ? { couponId: coupon.owned.couponId, name: coupon.owned.template.title } : null,
    remark,
    createdAt: now,
    payExpireAt: payCents > 0 ? now + PAY_WINDOW_MS : null,
    isPaying: false,
    paidAt: null,
    payText: payCents > 0 ? '' : '积分',
    shippedAt: null,
    parcelNo: '',
    pickup: null,
    virtuals: [],
    doneAt: null,
    reasonText: '',
    returned: null,
    afterSales: [],
    timeline: [{ at: now, text: '提交订单' }],
    campaign: '',
    remindedAt: null,
    isDeleted: false,
  };
}
