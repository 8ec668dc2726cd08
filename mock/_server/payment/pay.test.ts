import { ask } from '@/testing/ask';
import { CONSENT_WORDINGS } from '../consent/consentCopy';
import { accept, raiseVersion, withdraw } from '../consent/rules';
import { asPersona } from '../membership/asPersona';
import { listCards } from '../membership/cards';
import { membershipOf } from '../membership/membership';
import { createOrder } from '../membership/purchase';
import { noticesOf } from '../notice/store';
import { shopperWith, walletWith } from '../order/testKit';
import { MINUTE, resetServer, serverNow, setServerNow } from '../state';
import { personaUser } from '../users';
import { attemptOf } from './attempts';

const tellWallet = walletWith(ask);
const elder = shopperWith(ask, 'elder');
const WECHAT = { 'user-agent': 'Mozilla/5.0 MicroMessenger/8.0.50' };

interface Info {
  amount: number;
  points: number;
  status: number;
  failReason?: string;
  expireAt: number | null;
  channels: { key: string; enabled: boolean; reasonText?: string }[];
}

const get = <Data>(call: string, orderNo: string, biz = 'goods', as: 'elder' | 'member' = 'elder') =>
  ask<Data>(`GET /api/miniapp/pay/${call}`, { orderNo, biz }, { as });
const statusOf = async (orderNo: string) => (await get<Info>('status', orderNo)).data.status;
const agree = () => accept(asPersona('elder', { type: 'pay', version: CONSENT_WORDINGS.pay.version })).consentId;
const launch = (orderNo: string, more: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  ask<{ payType: string; params: Record<string, string>; miniPath?: string }>(
    'POST /api/miniapp/pay/launch',
    { orderNo, biz: 'goods', channel: 'wechat', ...('consentId' in more ? {} : { consentId: agree() }), ...more },
    { as: 'elder', headers },
  );

let orderNo = '';
beforeEach(async () => {
  resetServer();
  orderNo = (await elder.order('G1001-1', 1, { couponId: 'none' })).orderNo;
});

test('the cashier shows the server’s amount, points and time', async () => {
  const { data } = await get<Info>('info', orderNo);
  expect(data).toMatchObject({ amount: 990, points: 800, status: 0 });
  expect(data.expireAt).toBeGreaterThan(serverNow());
  expect(data.channels.every(({ enabled }) => enabled)).toBe(true);
});

test('each place has its own way to pay', async () => {
  const inBrowser = await launch(orderNo);
  expect(inBrowser.data).toMatchObject({ payType: 'h5', params: { mweb_url: expect.stringContaining(orderNo) } });
  const inWechat = await launch(orderNo, {}, WECHAT);
  expect(inWechat.data).toMatchObject({ payType: 'jsapi', params: { package: expect.stringMatching(/^prepay_id=./) } });
  const again = await launch(orderNo, {}, WECHAT);
  expect(again.data.params.package).toBe(inWechat.data.params.package);
  const refused = await launch(orderNo, { channel: 'alipay' }, WECHAT);
  expect(refused).toMatchObject({ code: 400, msg: expect.stringContaining('微信') });
  const inMini = await ask(
    'GET /api/miniapp/pay/info',
    { orderNo, biz: 'goods', platform: 'miniProgram' },
    { as: 'elder' },
  );
  expect((inMini.data as unknown as Info).channels).toEqual([
    expect.objectContaining({ key: 'wechat', enabled: true }),
    expect.objectContaining({ key: 'alipay', enabled: false, reasonText: expect.any(String) }),
  ]);
});

test('the wallet decides: failed can be tried again, processing cannot, success is final', async () => {
  await tellWallet(orderNo, 'failed');
  expect((await get<Info>('status', orderNo)).data).toMatchObject({ status: -1, failReason: expect.any(String) });
  expect((await launch(orderNo)).code).toBe(0);
  expect(await statusOf(orderNo)).toBe(0);
  await tellWallet(orderNo, 'processing');
  expect(await statusOf(orderNo)).toBe(2);
  expect((await launch(orderNo)).code).toBe(2008);
  expect((await elder.cancel(orderNo)).code).toBe(2008);
  const result = await elder.get<{ status: string; nextSteps: { text: string }[] }>('result', { orderNo });
  expect(result.data).toMatchObject({
    status: 'processing',
    nextSteps: [{ text: '看付款结果' }, { text: '查看订单' }],
  });
  await tellWallet(orderNo, 'success');
  expect((await get<Info>('status', orderNo)).data).toMatchObject({ status: 1, paidAt: expect.any(Number) });
  expect((await launch(orderNo)).code).toBe(2008);
  expect((await tellWallet(orderNo, 'failed')).code).toBe(2008);
  expect(await statusOf(orderNo)).toBe(1);
});

test('paid twice is settled once', async () => {
  const before = elder.balance();
  await Promise.all([tellWallet(orderNo, 'success'), tellWallet(orderNo, 'success')]);
  const once = elder.balance();
  expect(once).toEqual({ available: before.available, frozen: before.frozen - 800 });
  const { data } = await get<{ paidAt: number }>('status', orderNo);
  setServerNow(serverNow() + MINUTE);
  await tellWallet(orderNo, 'success');
  expect(elder.balance()).toEqual(once);
  expect((await get<{ paidAt: number }>('status', orderNo)).data.paidAt).toBe(data.paidAt);
});

test('while the bank is working the order does not expire; money for a closed order goes back', async () => {
  await tellWallet(orderNo, 'processing');
  setServerNow(serverNow() + 20 * MINUTE);
  expect(await statusOf(orderNo)).toBe(2);
  await tellWallet(orderNo, 'cancel');
  expect((await get<Info>('info', orderNo)).data).toMatchObject({
    status: -2,
    expireAt: null,
    failReason: expect.any(String),
  });
  const before = elder.balance();
  await tellWallet(orderNo, 'success');
  await tellWallet(orderNo, 'success');
  const told = noticesOf(personaUser('elder').userId, serverNow()).filter(({ title }) => title.endsWith('付款已退回'));
  expect(told).toMatchObject([
    { summary: expect.stringContaining('¥9.90 原路退回'), action: { route: expect.stringContaining(orderNo) } },
  ]);
  expect(await statusOf(orderNo)).toBe(-2);
  expect(elder.balance()).toEqual(before);
  expect((await elder.detail(orderNo)).returned).toMatchObject({ points: 800, cash: 990 });
  expect((await launch(orderNo)).code).toBe(2002);
});

test('closing gives the points back', async () => {
  const { available, frozen } = elder.balance();
  await tellWallet(orderNo, 'closed');
  expect(await statusOf(orderNo)).toBe(-2);
  expect(elder.balance()).toEqual({ available: available + 800, frozen: frozen - 800 });
});

test('others, unknown orders, foreign amounts and accounts are refused', async () => {
  for (const call of ['info', 'status', 'result']) {
    expect((await get(call, orderNo, 'goods', 'member')).code).toBe(2011);
    expect((await get(call, 'G0')).code).toBe(2010);
    expect((await get(call, orderNo, 'campaign')).code).toBe(2010);
    expect((await get(call, orderNo, '__proto__')).code).toBe(2010);
  }
  expect(await launch(orderNo, { amount: 1 })).toMatchObject({ code: 2007, data: { amount: 990 } });
  expect((await launch(orderNo, { openId: 'somebody' })).code).toBe(400);
  expect((await launch(orderNo, { channel: ['wechat'] })).code).toBe(400);
  expect((await tellWallet('G0', 'success')).code).toBe(2010);
  expect((await tellWallet(orderNo, 'constructor')).code).toBe(400);
});

test('a card order is paid at the same cashier', async () => {
  const plan = listCards(asPersona('elder')).cards[0]?.plans.find(({ planId }) => planId === 'month');
  const { consentId } = accept(asPersona('elder', { type: 'vip', version: CONSENT_WORDINGS.vip.version }));
  const card = createOrder(
    asPersona('elder', { cardId: 'jinxing', planId: 'month', quoteId: plan?.quoteId ?? '', consentId }),
  );
  expect((await get<Info>('info', card.orderNo, 'vip')).data).toMatchObject({ amount: card.amount, status: 0 });
  await tellWallet(card.orderNo, 'processing');
  expect((await get<Info>('status', card.orderNo, 'vip')).data.status).toBe(2);
  await tellWallet(card.orderNo, 'success');
  const { data } = await get<{ status: number; newExpireAt: number }>('result', card.orderNo, 'vip');
  expect(data).toMatchObject({ status: 1, newExpireAt: membershipOf(personaUser('elder').userId)?.expireAt });
});

test('a payment needs the consent to the present terms; it is recorded, and can be withdrawn', async () => {
  const info = async () =>
    (await get<{ consent: { consentId?: string; version: string } }>('info', orderNo)).data.consent;
  expect((await info()).consentId).toBeUndefined();
  expect(await launch(orderNo, { consentId: undefined })).toMatchObject({ code: 2014, data: { type: 'pay' } });
  const consentId = agree();
  expect((await info()).consentId).toBe(consentId);
  expect((await launch(orderNo, { consentId: undefined })).code).toBe(0);
  expect((await launch(orderNo, { consentId })).code).toBe(0);
  expect(attemptOf(orderNo)?.consentVersion).toBe(CONSENT_WORDINGS.pay.version);
  raiseVersion({ type: 'pay' });
  expect((await info()).consentId).toBeUndefined();
  expect((await launch(orderNo, { consentId })).code).toBe(2014);
  const { version } = await info();
  const renewed = accept(asPersona('elder', { type: 'pay', version })).consentId;
  withdraw(asPersona('elder', { consentId: renewed }));
  expect((await launch(orderNo, { consentId: renewed })).code).toBe(2014);
});
