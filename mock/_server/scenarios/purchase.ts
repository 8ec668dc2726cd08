import type { Deed } from './types';

const ACCEPTED: readonly Deed[] = [
  { call: 'GET /api/miniapp/consent/get', with: { type: 'vip' }, keep: { version: ['version'] } },
  {
    call: 'POST /api/miniapp/consent/accept',
    with: { type: 'vip', version: '{version}' },
    keep: { consentId: ['consentId'] },
  },
  {
    call: 'GET /api/miniapp/vip/card/list',
    keep: { quoteId: ['cards', 0, 'plans', { planId: 'month' }, 'quoteId'] },
  },
];

/** A month's card is ordered and waits for its payment, as `{orderNo}`. */
export const CARD_ORDERED: readonly Deed[] = [
  ...ACCEPTED,
  {
    call: 'POST /api/miniapp/pay/vip/order/create',
    with: { cardId: 'jinxing', planId: 'month', quoteId: '{quoteId}', consentId: '{consentId}', couponId: 'none' },
    keep: { orderNo: ['orderNo'] },
  },
];

/** A trial is reserved and paid, as `{orderNo}`. */
export const TRIAL_RESERVED: readonly Deed[] = [
  { call: 'GET /api/miniapp/consent/get', with: { type: 'trial' }, keep: { version: ['version'] } },
  {
    call: 'POST /api/miniapp/consent/accept',
    with: { type: 'trial', version: '{version}' },
    keep: { consentId: ['consentId'] },
  },
  { call: 'GET /api/miniapp/vip/card/list', keep: { slot: ['trialSlots', 0] } },
  {
    call: 'POST /api/miniapp/pay/vip/order/createReserveOrder',
    with: { trialCardId: 'jinxing', slot: '{slot}', consentId: '{consentId}' },
    keep: { orderNo: ['orderNo'] },
  },
  { call: 'pay', with: { orderNo: '{orderNo}', result: 'success' } },
];
