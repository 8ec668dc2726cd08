import { ask } from '@/testing/ask';
import { couponsOf, useCoupon } from '../coupon/wallet';
import { PROCESS_MS } from '../reward/limits';
import { rewards } from '../reward/store';
import { DAY, HOUR, resetServer, serverNow, setServerNow } from '../state';
import { personaUser } from '../users';

const { userId } = personaUser('member');
const payload = { tab: 'all', currentPage: 1, pageSize: 50 };

async function isTold(title: string): Promise<boolean> {
  const { data } = await ask<{ recordList: { title: string }[] }>('GET /api/miniapp/notice/list', payload, {
    as: 'member',
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

test('points of a prize come when they are due, not when somebody looks', async () => {
  const row = rewards().rows.find((each) => each.userId === userId && each.status === 'processing');
  const due = row?.issueAt ?? (row?.wonAt ?? 0) + PROCESS_MS;
  setServerNow(serverNow() + DAY);
  await isTold('');
  expect(row?.timeline[0]?.at).toBe(due);
});
