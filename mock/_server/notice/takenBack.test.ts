import { ask } from '@/testing/ask';
import { CONSENT_WORDINGS } from '../consent/consentCopy';
import { accept } from '../consent/rules';
import { couponsOf, useCoupon } from '../coupon/wallet';
import { asPersona } from '../membership/asPersona';
import { trialSlots } from '../membership/cards';
import { grantDays } from '../membership/membership';
import { applyRefund } from '../membership/orders';
import { createOrder, createReserve, settlePaid } from '../membership/purchase';
import { accountOf } from '../points/accounts';
import { sumOf, takeFrom } from '../points/lots';
import { PROCESS_MS } from '../reward/limits';
import { rewards } from '../reward/store';
import { DAY, HOUR, MINUTE, resetServer, serverNow, setServerNow } from '../state';
import { type PersonaKey, personaUser } from '../users';

const { userId } = personaUser('member');
const payload = { tab: 'all', currentPage: 1, pageSize: 50 };

async function isTold(title: string, as: PersonaKey = 'member'): Promise<boolean> {
  const { data } = await ask<{ recordList: { title: string }[] }>('GET /api/miniapp/notice/list', payload, {
    as,
  });
  return data.recordList.some((row) => row.title === title);
}

beforeEach(() => resetServer());

test('a coupon that was used ends soon no longer', async () => {
  const first = couponsOf(userId).find(({ template }) => template.templateId === 'T-visit');
  expect(await isTold('上门护理代金券快到期了')).toBe(true);
  useCoupon(userId, first?.couponId ?? '');
  expect(await isTold('上门护理代金券快到期了')).toBe(false);
});

test('a coupon that has ended ends soon no longer', async () => {
  const end = couponsOf(userId).find(({ template }) => template.templateId === 'T-visit')?.validTo ?? 0;
  setServerNow(end - HOUR);
  expect(await isTold('上门护理代金券快到期了')).toBe(true);
  setServerNow(end);
  expect(await isTold('上门护理代金券快到期了')).toBe(false);
});

test('a right that has ended ends soon no longer', async () => {
  await ask('POST /api/miniapp/right/remind', { rightId: 'R-wound', on: true, clientToken: 'right' }, { as: 'member' });
  const { data } = await ask<{ validTo: number }>(
    'GET /api/miniapp/right/detail',
    { rightId: 'R-wound' },
    { as: 'member' },
  );
  setServerNow(data.validTo - HOUR);
  expect(await isTold('伤口换药服务快到期了')).toBe(true);
  setServerNow(data.validTo + HOUR);
  expect(await isTold('伤口换药服务快到期了')).toBe(false);
});

test('nobody is asked for an address that is there', async () => {
  const row = rewards().rows.find((each) => each.userId === userId && each.name === '药浴包试用装');
  const title = `${row?.name}还没填地址`;
  expect(await isTold(title)).toBe(true);
  const body = { rewardId: row?.rewardId, addressId: 'A1', clientToken: 'address' };
  expect((await ask('POST /api/miniapp/reward/address', body, { as: 'member' })).code).toBe(0);
  expect(await isTold(title)).toBe(false);
});

test('who has signed in is not told that he has not', async () => {
  await ask('POST /api/miniapp/points/sign/remind', { on: true, clientToken: 'remind' }, { as: 'member' });
  // Ten in the morning of the next day in China.
  setServerNow(Math.ceil((serverNow() + 8 * HOUR) / DAY) * DAY + 2 * HOUR);
  expect(await isTold('今天还没有签到')).toBe(true);
  await ask('POST /api/miniapp/points/sign/do', { clientToken: 'sign' }, { as: 'member' });
  expect(await isTold('今天还没有签到')).toBe(false);
});

test('of yesterday nobody is told that he has not signed in today', async () => {
  await ask('POST /api/miniapp/points/sign/remind', { on: true, clientToken: 'remind' }, { as: 'member' });
  const morning = Math.ceil((serverNow() + 8 * HOUR) / DAY) * DAY + 2 * HOUR;
  setServerNow(morning);
  expect(await isTold('今天还没有签到')).toBe(true);
  // Before anybody is reminded on the day after, and when he has signed in.
  setServerNow(morning + DAY - 9 * HOUR);
  expect(await isTold('今天还没有签到')).toBe(false);
  setServerNow(morning + DAY);
  await ask('POST /api/miniapp/points/sign/do', { clientToken: 'sign' }, { as: 'member' });
  expect(await isTold('今天还没有签到')).toBe(false);
});

test('points of a prize come when they are due, not when somebody looks', async () => {
  const row = rewards().rows.find((each) => each.userId === userId && each.status === 'processing');
  const due = row?.issueAt ?? (row?.wonAt ?? 0) + PROCESS_MS;
  setServerNow(serverNow() + DAY);
  await isTold('');
  expect(row?.timeline[0]?.at).toBe(due);
});

test('a card that was renewed is near no end, and over no longer', async () => {
  for (const [as, title] of [
    ['elder', '金杏会员快到期了'],
    ['lapsed', '金杏会员已到期'],
  ] as const) {
    expect(await isTold(title, as)).toBe(true);
    grantDays(personaUser(as).userId, { days: 365, isPermanent: false, isTrial: false }, serverNow());
    expect(await isTold(title, as)).toBe(false);
  }
});

test('a card that ended is said to be over, and near its end no longer', async () => {
  expect(await isTold('金杏会员快到期了', 'elder')).toBe(true);
  setServerNow(serverNow() + 30 * DAY);
  expect(await isTold('金杏会员快到期了', 'elder')).toBe(false);
  expect(await isTold('金杏会员已到期', 'elder')).toBe(true);
});

test('who has given his card back is told of the refund, not that his days are over', async () => {
  const { consentId } = accept(asPersona('newcomer', { type: 'vip', version: CONSENT_WORDINGS.vip.version }));
  const { orderNo } = createOrder(asPersona('newcomer', { cardId: 'jinxing', planId: 'year', consentId }));
  settlePaid(orderNo, '微信支付', serverNow());
  applyRefund(asPersona('newcomer', { orderNo }));
  const isRefund = () => isTold('金杏会员已退款', 'newcomer');
  const isOver = () => isTold('金杏会员已到期', 'newcomer');
  expect([await isRefund(), await isOver()]).toEqual([true, false]);
  setServerNow(serverNow() + 3 * DAY);
  expect([await isRefund(), await isOver()]).toEqual([true, false]);
  grantDays(personaUser('newcomer').userId, { days: 30, isPermanent: false, isTrial: false }, serverNow());
  expect(await isRefund()).toBe(false);
});

test('a trial that was given back can be activated no longer', async () => {
  const { consentId } = accept(asPersona('newcomer', { type: 'trial', version: CONSENT_WORDINGS.trial.version }));
  const slot = trialSlots(serverNow())[0];
  const { orderNo } = createReserve(asPersona('newcomer', { trialCardId: 'jinxing', slot, consentId }));
  settlePaid(orderNo, '微信支付', serverNow());
  setServerNow(serverNow() + 3 * DAY);
  expect(await isTold('体验卡可以激活了', 'newcomer')).toBe(true);
  applyRefund(asPersona('newcomer', { orderNo }));
  expect(await isTold('体验卡可以激活了', 'newcomer')).toBe(false);
});

test('a trial that nobody activates is told of before its end, and what became of its money after it', async () => {
  const { consentId } = accept(asPersona('newcomer', { type: 'trial', version: CONSENT_WORDINGS.trial.version }));
  const slot = trialSlots(serverNow())[0];
  const { orderNo, reserveExpireAt } = createReserve(
    asPersona('newcomer', { trialCardId: 'jinxing', slot, consentId }),
  );
  settlePaid(orderNo, '微信支付', serverNow());
  const steps = ['体验卡可以激活了', '体验卡还没激活', '体验卡没有激活，已失效'];
  const told = () => Promise.all(steps.map((title) => isTold(title, 'newcomer')));
  setServerNow(reserveExpireAt - 3 * DAY - MINUTE);
  expect(await told()).toEqual([true, false, false]);
  setServerNow(reserveExpireAt - MINUTE);
  expect(await told()).toEqual([false, true, false]);
  setServerNow(reserveExpireAt);
  expect(await told()).toEqual([false, false, true]);
});

test('points that were spent end no longer', async () => {
  expect(await isTold('有积分快到期了')).toBe(true);
  const { lots } = accountOf(userId);
  takeFrom(lots, sumOf(lots));
  expect(await isTold('有积分快到期了')).toBe(false);
});
