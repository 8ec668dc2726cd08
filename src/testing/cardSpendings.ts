import { act, renderHook } from '@testing-library/react';
import {
  applyVipRefund,
  createReserveOrder,
  createVipOrder,
  getCardList,
  getVipOrder,
  submitActivation,
} from '@/features/membership/contract';
import { activationIntent, cardIntent, refundIntent, TRIAL_INTENT } from '@/features/membership/intents';
import { useVipOrder } from '@/features/membership/useVipOrder';
import { getPayInfo, launchPay } from '@/features/payment/contract';
import { payIntent } from '@/features/payment/intents';
import { send } from '@/request/send';
import { vip } from '../../mock/_server/membership/store';
import { attemptOf } from '../../mock/_server/payment/attempts';
import { serverNow } from '../../mock/_server/state';
import { ask } from './ask';
import { canDo, define, PAGE, type Persona, read } from './spendingKit';

async function consentId(as: Persona | undefined, type: 'vip' | 'trial' | 'activate' | 'pay'): Promise<string> {
  const text = await ask<{ version: string }>('GET /api/miniapp/consent/get', { type }, { ...(as && { as }) });
  const { version } = text.data;
  const answer = await ask<{ consentId: string }>(
    'POST /api/miniapp/consent/accept',
    { type, version },
    { ...(as && { as }) },
  );
  return answer.data.consentId;
}

let consents: Partial<Record<string, string>> = {};
const consentTo = (type: 'vip' | 'trial' | 'activate' | 'pay') => async (as: Persona) => {
  consents = { [type]: await consentId(as, type) };
};

async function orderCard(as: Persona): Promise<string> {
  const cards = await ask<{ cards: { cardId: string; plans: { planId: string; quoteId: string }[] }[] }>(
    'GET /api/miniapp/vip/card/list',
    {},
    { as },
  );
  const [card] = cards.data.cards;
  const plan = card?.plans.find(({ planId }) => planId === 'month');
  const { data } = await ask<{ orderNo: string }>(
    'POST /api/miniapp/pay/vip/order/create',
    { cardId: card?.cardId, planId: 'month', quoteId: plan?.quoteId, consentId: await consentId(as, 'vip') },
    { as },
  );
  return data.orderNo;
}

async function newestCardOrder(as: Persona): Promise<string | undefined> {
  const { data } = await ask<{ recordList: { orderNo: string; status: string }[] }>(
    'GET /api/miniapp/vip/order/list',
    PAGE,
    { as },
  );
  return data.recordList.find(({ status }) => status === 'waiting')?.orderNo;
}

async function cancelCardOrder(as: Persona): Promise<void> {
  const orderNo = await newestCardOrder(as);
  if (orderNo === undefined) return;
  await ask('POST /api/miniapp/vip/order/cancel', { orderNo }, { as });
  // The order's own screen shows that it is over.
  const { result, unmount } = renderHook(() => useVipOrder(orderNo));
  for (let turn = 0; turn < 20 && result.current.order === undefined; turn += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 1)));
  }
  unmount();
}

async function lookAtPlan(isTrial: boolean) {
  const { cards, trialSlots } = await read(getCardList, {});
  const [card] = cards;
  const plan = card?.plans.find((each) => each.trial === isTrial);
  const [slot] = trialSlots;
  return card && plan && slot !== undefined ? { cardId: card.cardId, plan, slot } : undefined;
}

let orderNos: Partial<Record<string, string>> = {};
const prepareOrder = (after: (orderNo: string, as: Persona) => Promise<void>) => async (as: Persona) => {
  const orderNo = await orderCard(as);
  orderNos = { [as]: orderNo };
  await after(orderNo, as);
};

const cardOrders = (userId: string, statuses?: readonly string[]) =>
  vip().orders.filter((row) => row.userId === userId && (statuses?.includes(row.status) ?? true)).length;

/** Waiting to be paid, or closed because its time ran out. */
function hasOpenOrder(userId: string): boolean {
  const newest = vip()
    .orders.filter((row) => row.userId === userId)
    .at(-1);
  return newest?.status === 'waiting' || (newest?.payExpireAt ?? 0) <= serverNow();
}

/** Cards and their payment. */
export const CARD_SPENDINGS = [
  define({
    call: launchPay,
    effects: () => (attemptOf(orderNos.newcomer ?? '') ? 1 : 0),
    as: 'newcomer',
    isIdempotent: true,
    prepare: prepareOrder(async (_, as) => consentTo('pay')(as)),
    look: async () => {
      const orderNo = orderNos.newcomer ?? '';
      const { data: info } = await send(getPayInfo, { orderNo, biz: 'vip' }, { loading: false });
      const channel = info?.channels.find(({ enabled }) => enabled)?.key;
      if (info?.status !== 0 || channel === undefined) return undefined;
      return {
        payload: { orderNo, biz: 'vip' as const, channel, amount: info.amount ?? undefined },
        intent: payIntent(orderNo),
      };
    },
  }),
  define({
    call: createVipOrder,
    effects: (userId) => cardOrders(userId),
    as: 'newcomer',
    isIdempotent: true,
    prepare: consentTo('vip'),
    look: async () => {
      const found = await lookAtPlan(false);
      if (!found || consents.vip === undefined) return undefined;
      const { cardId, plan } = found;
      const { planId, quoteId } = plan;
      return { payload: { cardId, planId, quoteId, consentId: consents.vip }, intent: cardIntent(plan) };
    },
    stands: hasOpenOrder,
    undo: cancelCardOrder,
  }),
  define({
    call: createReserveOrder,
    effects: (userId) => cardOrders(userId),
    as: 'newcomer',
    isIdempotent: true,
    prepare: consentTo('trial'),
    look: async () => {
      const found = await lookAtPlan(true);
      if (!found || consents.trial === undefined) return undefined;
      return {
        payload: { trialCardId: found.cardId, slot: found.slot, consentId: consents.trial },
        intent: TRIAL_INTENT,
      };
    },
    stands: hasOpenOrder,
    undo: cancelCardOrder,
  }),
  define({
    call: applyVipRefund,
    effects: (userId) => cardOrders(userId, ['refunding', 'refunded']),
    as: 'newcomer',
    prepare: prepareOrder(async (orderNo) => {
      await ask('POST /api/__mock/pay', { orderNo, result: 'success' });
    }),
    look: async () => {
      const orderNo = orderNos.newcomer ?? '';
      const { data: order } = await send(getVipOrder, { orderNo }, { loading: false });
      return order && canDo('refund', order.operate)
        ? { payload: { orderNo }, intent: refundIntent(order) }
        : undefined;
    },
  }),
  define({
    call: submitActivation,
    effects: (userId) => cardOrders(userId),
    as: 'elder',
    isIdempotent: true,
    prepare: consentTo('activate'),
    look: async () =>
      consents.activate === undefined
        ? undefined
        : { payload: { code: 'X03088FA3C6T', consentId: consents.activate }, intent: activationIntent('X03088FA3C6T') },
  }),
];
