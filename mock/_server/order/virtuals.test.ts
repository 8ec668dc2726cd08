import { ask } from '@/testing/ask';
import { useCoupon } from '../coupon/wallet';
import { daysOf, FILM, needCourse } from '../course/catalog';
import { giveCourse } from '../course/own';
import { ownedRow } from '../course/store';
import { mall, needGood } from '../mall/store';
import { DAY, resetServer, serverNow, setServerNow } from '../state';
import { personaUser } from '../users';
import { shopperWith, walletWith } from './testKit';

const member = shopperWith(ask, 'member');
const tellWallet = walletWith(ask);
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

test('the result of several coupons leads to them once', async () => {
  const stepsOf = async (num: number) => {
    const { orderNo } = await member.order('G4002-1', num);
    const { nextSteps } = (await member.get('result', { orderNo })).data as unknown as {
      nextSteps: { text: string; route: string }[];
    };
    return nextSteps.filter(({ route }) => route.startsWith('/coupon-list'));
  };
  expect(await stepsOf(1)).toEqual([
    { text: '卡券已到账，去看看', route: expect.stringMatching(/^\/coupon-list\?id=C\w+$/) },
  ]);
  expect(await stepsOf(2)).toEqual([{ text: '2 张卡券已到账，去看看', route: '/coupon-list?tab=mine' }]);
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

test.each(['G3004', 'G4005', 'G4006'])('a ticket %s is good as long as its good says', async (goodsId) => {
  const { orderNo } = await member.order(`${goodsId}-1`, 1, { couponId: 'none' });
  await tellWallet(orderNo, 'success');
  const end = needGood(goodsId).facts.find(({ name }) => name === '有效期')?.value;
  const [ticket] = (await show(orderNo)).virtual.items;
  expect(end).toBe(`到账后 ${Math.floor(((ticket?.validTo ?? 0) - serverNow()) / DAY)} 天`);
});

test('what a good says of the length of its course is what the course has', () => {
  for (const { goodsId, virtual, facts } of mall().goods) {
    if (virtual?.kind !== 'course') continue;
    const course = needCourse(virtual.courseId);
    const minutes = Math.round((course.lessons.length * FILM.seconds) / 60);
    const said = facts.filter(({ value }) => value.endsWith('分钟')).map(({ name, value }) => `${name} ${value}`);
    expect({ goodsId, said }).toEqual({ goodsId, said: said.length > 0 ? [`时长 共 ${minutes} 分钟`] : [] });
    expect(facts).toContainEqual({ name: '有效期', value: `${daysOf(course)} 天` });
  }
});

test('an order that alone holds an unused ticket is not deleted; one whose coupon is in the wallet is', async () => {
  const parking = await member.order('G4005-1');
  expect((await show(parking.orderNo)).operate.find(({ key }) => key === 'delete')).toMatchObject({
    enabled: false,
    reasonText: '券还没有用，用过或过期后可以删除',
  });
  expect((await member.post('delete', { orderNo: parking.orderNo })).code).toBe(400);
  setServerNow(serverNow() + 61 * DAY);
  expect((await member.post('delete', { orderNo: parking.orderNo })).code).toBe(0);
  const coupon = await member.order('G4002-1');
  expect((await member.post('delete', { orderNo: coupon.orderNo })).code).toBe(0);
});
