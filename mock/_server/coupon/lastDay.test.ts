import { ask } from '@/testing/ask';
import { resetServer, setServerNow } from '../state';
import { personaUser } from '../users';
import { coupons } from './store';
import { useCoupon } from './wallet';

const { userId } = personaUser('member');
const TITLE = '上门护理代金券今天到期';

async function isTold(): Promise<boolean> {
  const payload = { tab: 'all', currentPage: 1, pageSize: 50 };
  const { data } = await ask<{ recordList: { title: string }[] }>('GET /api/miniapp/notice/list', payload, {
    as: 'member',
  });
  return data.recordList.some(({ title }) => title === TITLE);
}

const remind = (couponId: string, on: boolean) =>
  ask('POST /api/miniapp/coupon/remind', { couponId, on }, { as: 'member' });

/** A coupon that is good until midnight. */
function coupon() {
  const found = coupons().wallet.find((row) => row.userId === userId && row.templateId === 'T-visit');
  if (!found) throw new Error('no coupon');
  return Object.assign(found, { validTo: Date.parse('2026-12-05T00:00:00+08:00') });
}
const MORNING = Date.parse('2026-12-04T09:00:00+08:00');

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-30T10:00:00+08:00'));
  resetServer();
});

test('who has asked for it is told on the last day of a coupon, nobody else', async () => {
  const { couponId } = coupon();
  setServerNow(MORNING);
  expect(await isTold()).toBe(false);
  await remind(couponId, true);
  setServerNow(MORNING - 1);
  expect(await isTold()).toBe(false);
  setServerNow(MORNING);
  expect(await isTold()).toBe(true);
});

test.each([
  ['has taken the wish back', (couponId: string) => remind(couponId, false)],
  ['has used the coupon', async (couponId: string) => useCoupon(userId, couponId)],
])('who %s is not told', async (_, deed) => {
  const { couponId } = coupon();
  await remind(couponId, true);
  await deed(couponId);
  setServerNow(MORNING);
  expect(await isTold()).toBe(false);
});

test('what ends before nine is told an hour before', async () => {
  const { couponId } = Object.assign(coupon(), { validTo: Date.parse('2026-12-04T08:24:00+08:00') });
  await remind(couponId, true);
  setServerNow(Date.parse('2026-12-04T07:24:00+08:00'));
  expect(await isTold()).toBe(true);
});
