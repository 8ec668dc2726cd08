import { ask } from '@/testing/ask';
import { useCoupon } from '../coupon/wallet';
import { needCourse } from '../course/catalog';
import { giveCourse } from '../course/own';
import { ownedRow } from '../course/store';
import { DAY, resetServer, serverNow, setServerNow } from '../state';
import { personaUser } from '../users';
import { shopperWith } from './testKit';

const member = shopperWith(ask, 'member');
const { userId } = personaUser('member');

interface Shown {
  statusText: string;
  tip?: string;
  operate: { key: string }[];
  virtual: { items: { validTo: number; usedAt: number | null; route: string }[] };
}
const show = async (orderNo: string) => (await member.get('detail', { orderNo })).data as unknown as Shown;
const keysOf = ({ operate }: Shown) => operate.map(({ key }) => key);

beforeEach(() => resetServer());

test('an order for a coupon is done once the coupon is used', async () => {
  const { orderNo } = await member.order('G4002-1');
  const before = await show(orderNo);
  expect(before).toMatchObject({ statusText: '待使用' });
  expect(keysOf(before)).toContain('code');
  useCoupon(userId, before.virtual.items[0]?.route.split('id=')[1] ?? '');
  const after = await show(orderNo);
  expect(after).toMatchObject({ statusText: '已完成', virtual: { items: [{ usedAt: expect.any(Number) }] } });
  expect(after.tip).toBeUndefined();
  expect(keysOf(after)).not.toContain('code');
});

test('an order for a coupon says when the coupon has ended, and leads nowhere', async () => {
  const { orderNo } = await member.order('G4002-1');
  expect((await show(orderNo)).tip).toMatch(/^1 张，.*前用$/);
  setServerNow(serverNow() + 100 * DAY);
  const over = await show(orderNo);
  expect(over).toMatchObject({ statusText: '已完成', tip: expect.stringMatching(/^1 张，.*已过期$/) });
  expect(keysOf(over)).not.toContain('code');
});

test('the seeded order for a coupon ends with the coupon of the wallet', async () => {
  const { recordList } = (await member.get('list', { tab: 'all', currentPage: '1', pageSize: '50' }))
    .data as unknown as {
    recordList: { orderNo: string; items: { goodsId: string }[] }[];
  };
  const { orderNo = '' } = recordList.find(({ items }) => items[0]?.goodsId === 'G4001') ?? {};
  expect(await show(orderNo)).toMatchObject({ statusText: '待使用' });
  setServerNow(serverNow() + 2 * DAY);
  expect(await show(orderNo)).toMatchObject({ statusText: '已完成' });
});

test('an order for a course says until when the course can be learned, however it was prolonged', async () => {
  const { orderNo } = await member.order('G5002-1');
  giveCourse(userId, needCourse('C1002'), { way: 'code', points: 0, now: serverNow() });
  const { virtual } = await show(orderNo);
  expect(virtual.items[0]?.validTo).toBe(ownedRow(userId, 'C1002')?.expireAt);
});
