import { ask } from '@/testing/ask';
import { grantCoupon } from '../coupon/wallet';
import { freshToken } from '../order/testKit';
import { DAY, resetServer } from '../state';
import { type PersonaKey, personaUser } from '../users';
import { registerCampaignPlans, showPlanOffers } from './plans';
import { forcePhase, registerCampaign } from './registry';

const CODE = 'card-kit';
const COUPON_TEXT = '集市价不能和券一起用';

beforeEach(() => {
  resetServer();
  registerCampaign({
    code: CODE,
    activityId: 991,
    title: '测试会员日',
    route: '/membership-card',
    cover: '',
    period: (today) => ({ startAt: today - DAY, endAt: today + 2 * DAY }),
    detail: () => ({ blocks: ['plans'] }),
  });
  registerCampaignPlans({ code: CODE, plans: [{ planId: 'year', priceCents: 25_800, couponText: COUPON_TEXT }] });
});

const CHOICE = { cardId: 'jinxing', planId: 'year' };
const preview = (more: Record<string, unknown>, as: PersonaKey = 'lapsed') =>
  ask<{
    payAmount: number;
    discount: number;
    plan: { price: number; note?: string; quoteId: string };
    coupons: { couponId: string; usable: boolean; reasonText?: string }[];
  }>('GET /api/miniapp/vip/order/preview', { ...CHOICE, ...more }, { as });

async function consentOf(as: PersonaKey): Promise<string> {
  const { data } = await ask<{ version: string }>('GET /api/miniapp/consent/get', { type: 'vip' }, { as });
  const accepted = await ask<{ consentId: string }>(
    'POST /api/miniapp/consent/accept',
    { type: 'vip', version: data.version, clientToken: freshToken() },
    { as },
  );
  return accepted.data.consentId;
}

test('the price holds for who comes from the campaign, while it runs', async () => {
  expect((await preview({ couponId: 'none' })).data).toMatchObject({ payAmount: 29_800 });
  expect((await preview({ campaign: CODE })).data).toMatchObject({
    payAmount: 25_800,
    discount: 0,
    plan: { price: 25_800, originPrice: 29_800, originBasis: '方案价格', note: COUPON_TEXT },
  });
  forcePhase(CODE, 2);
  expect((await preview({ campaign: CODE, couponId: 'none' })).data.payAmount).toBe(29_800);
});

test('no coupon goes with it: said before, and refused with the order', async () => {
  const couponId = grantCoupon(personaUser('lapsed').userId, 'T-card', 30);
  const { data } = await preview({ campaign: CODE, couponId });
  expect(data.coupons.every(({ usable }) => !usable)).toBe(true);
  expect(data.coupons.find((each) => each.couponId === couponId)?.reasonText).toBe(COUPON_TEXT);
  const order = { ...CHOICE, quoteId: data.plan.quoteId, consentId: await consentOf('lapsed'), campaign: CODE };
  const create = (more: Record<string, unknown>) =>
    ask<{ amount: number }>(
      'POST /api/miniapp/pay/vip/order/create',
      { ...order, ...more, clientToken: freshToken() },
      { as: 'lapsed' },
    );
  expect(await create({ couponId })).toMatchObject({ code: 2004, msg: `这张券现在不能用：${COUPON_TEXT}，请换一张券` });
  // Without naming the campaign the quote is another one.
  expect((await create({ campaign: undefined, couponId })).code).toBe(2007);
  expect((await create({})).data).toMatchObject({ amount: 25_800 });
});

test('a price that has ended meanwhile is refused with the plan as it is now', async () => {
  const { data } = await preview({ campaign: CODE });
  const consentId = await consentOf('lapsed');
  forcePhase(CODE, 2);
  const late = await ask(
    'POST /api/miniapp/pay/vip/order/create',
    { ...CHOICE, quoteId: data.plan.quoteId, consentId, campaign: CODE, clientToken: freshToken() },
    { as: 'lapsed' },
  );
  expect(late).toMatchObject({ code: 2007, data: { price: 29_800 } });
});

test('the rows of a campaign lead to the card, after it at the usual price', () => {
  const [row] = showPlanOffers(CODE, undefined, Date.now());
  expect(row).toMatchObject({ price: 25_800, originPrice: 29_800, note: COUPON_TEXT, operate: [{ text: '看会员卡' }] });
  expect(row?.operate[0]?.reasonAction?.route).toBe(`/membership-card?cardId=jinxing&planId=year&from=${CODE}`);
  forcePhase(CODE, 2);
  const [later] = showPlanOffers(CODE, undefined, Date.now());
  expect(later).toMatchObject({ price: 29_800, originPrice: null, operate: [{ text: '补开卡' }] });
});
