import { ask } from '@/testing/ask';
import { coupons } from '../coupon/store';
import { useCoupon } from '../coupon/wallet';
import { rewards } from '../reward/store';
import { resetServer, setServerNow } from '../state';
import { personaUser } from '../users';

const { userId } = personaUser('member');
const MORNING = Date.parse('2026-12-04T09:00:00+08:00');
const MIDNIGHT = Date.parse('2026-12-05T00:00:00+08:00');

const post = (path: string, body: Record<string, unknown>) => ask(`POST /api/miniapp/${path}`, body, { as: 'member' });

async function isTold(title: string): Promise<boolean> {
  const payload = { tab: 'all', currentPage: 1, pageSize: 50 };
  const { data } = await ask<{ recordList: { title: string }[] }>('GET /api/miniapp/notice/list', payload, {
    as: 'member',
  });
  return data.recordList.some((row) => row.title === title);
}

/** Something of the member that ends at this moment. */
function coupon(endAt = MIDNIGHT) {
  const row = coupons().wallet.find((each) => each.userId === userId && each.templateId === 'T-visit');
  if (!row) throw new Error('no coupon');
  const { couponId } = Object.assign(row, { validTo: endAt });
  return {
    title: '上门护理代金券今天到期',
    remind: (on: boolean) => post('coupon/remind', { couponId, on }),
    finish: async () => useCoupon(userId, couponId),
  };
}

function prize(endAt = MIDNIGHT) {
  const row = rewards().rows.find((each) => each.userId === userId && each.status === 'claim');
  if (!row) throw new Error('no prize');
  const { rewardId, name } = Object.assign(row, { claimBefore: endAt });
  return {
    title: `${name}今天截止`,
    remind: (on: boolean) => post('reward/remind', { rewardId, on }),
    finish: () => post('reward/address', { rewardId, addressId: 'A1', clientToken: 'a' }),
  };
}

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-30T10:00:00+08:00'));
  resetServer();
});

describe.each([
  ['a coupon', coupon],
  ['a prize', prize],
])('the last day of %s', (_, thing) => {
  test('is told to who has asked for it, nobody else', async () => {
    const { title, remind } = thing();
    setServerNow(MORNING);
    expect(await isTold(title)).toBe(false);
    await remind(true);
    setServerNow(MORNING - 1);
    expect(await isTold(title)).toBe(false);
    setServerNow(MORNING);
    expect(await isTold(title)).toBe(true);
  });

  test('is not told to who has taken the wish back', async () => {
    const { title, remind } = thing();
    await remind(true);
    await remind(false);
    setServerNow(MORNING);
    expect(await isTold(title)).toBe(false);
  });

  test('is told no more to who has done it', async () => {
    const { title, remind, finish } = thing();
    await remind(true);
    setServerNow(MORNING);
    expect(await isTold(title)).toBe(true);
    await finish();
    expect(await isTold(title)).toBe(false);
  });

  test('is told an hour before where it ends before nine', async () => {
    const { title, remind } = thing(MORNING - 36 * 60_000);
    await remind(true);
    setServerNow(MORNING - 96 * 60_000);
    expect(await isTold(title)).toBe(true);
  });
});
