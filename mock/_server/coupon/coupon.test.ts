import { ask } from '@/testing/ask';
import { DAY, dayOf, HOUR, MINUTE, resetServer, serverNow, setServerNow, startOfDay } from '../state';
import { personaUser } from '../users';
import { coupons } from './store';
import { couponsOf, judgeCoupon, lockCoupon, returnCoupon, useCoupon } from './wallet';

const BASE = '/api/miniapp/coupon';
const PAGE = { currentPage: 1, pageSize: 50 };
const memberId = () => personaUser('member').userId;

beforeEach(() => resetServer());

const mine = async (tab: string) => (await ask(`GET ${BASE}/mine`, { tab, ...PAGE }, { as: 'member' })).data;
const claimAs = (as: 'member' | 'newcomer' | 'lapsed', couponId: string, clientToken: string) =>
  ask(`POST ${BASE}/claim`, { couponId, clientToken }, { as });
const openCode = async (couponId: string) =>
  (await ask(`GET ${BASE}/detail`, { couponId }, { as: 'member' })).data as { code: string; expireAt: number };
const storeCoupon = () =>
  couponsOf(memberId()).find((owned) => owned.template.templateId === 'T-newborn')?.couponId ?? '';

test('the wallet shows what ends first on top and keeps expired coupons for 90 days', async () => {
  const usable = (await mine('usable')).recordList as { status: string; validTo: number }[];
  const ends = usable.filter(({ status }) => status === 'usable').map(({ validTo }) => validTo);
  expect(ends).toEqual([...ends].sort((a, b) => a - b));
  expect(usable.map(({ status }) => status)).toEqual(expect.arrayContaining(['usable', 'waiting', 'frozen']));

  const expired = (await mine('expired')).recordList as { validTo: number }[];
  expect(expired).toHaveLength(2);
  expect(expired.every(({ validTo }) => validTo > serverNow() - 90 * DAY)).toBe(true);
});

test('a coupon can be used until the day that it names has ended, as its claim says', async () => {
  const { data } = await claimAs('newcomer', 'O-90', 'a');
  const validTo = Number((data as { validTo: number }).validTo);
  expect(startOfDay(dayOf(validTo))).toBe(validTo);
  const statusAt = (now: number) =>
    couponsOf(personaUser('newcomer').userId, now).find((owned) => owned.validTo === validTo)?.status;
  expect(statusAt(validTo - 1)).toBe('usable');
  expect(statusAt(validTo)).toBe('expired');
});

test('every coupon that cannot be used says why', async () => {
  for (const tab of ['usable', 'used', 'expired']) {
    const { recordList } = await mine(tab);
    for (const row of recordList as { status: string; reasonText?: string }[]) {
      if (row.status !== 'usable') expect(row.reasonText).toMatch(/\S/);
    }
  }
});

test('a claimed coupon is in the wallet, counted off, and the next claim says it was claimed before', async () => {
  const before = (await mine('usable')).totalCount as number;
  const first = await claimAs('member', 'O-pressure', 'a');
  expect(first.data).toMatchObject({ result: 'claimed', validTo: expect.any(Number) });
  expect((await mine('usable')).totalCount).toBe(before + 1);
  expect((await claimAs('member', 'O-pressure', 'a')).data).toMatchObject({ result: 'claimed', replayed: true });
  expect((await claimAs('member', 'O-pressure', 'b')).data).toMatchObject({ result: 'limit' });
  expect((await mine('usable')).totalCount).toBe(before + 1);
});

test('of a claimed offer one is only sent to use what can be used', async () => {
  const buttonOf = async (offerId: string) => {
    const { data } = await ask(`GET ${BASE}/center`, PAGE, { as: 'member' });
    const rows = data.recordList as { couponId: string; operate: { text: string }[] }[];
    return rows.find(({ couponId }) => couponId === offerId)?.operate[0]?.text;
  };
  expect(await buttonOf('O-3')).toBe('看这张券');
  const { couponId } = (await claimAs('member', 'O-90', 'a')).data as { couponId: string };
  expect(await buttonOf('O-90')).toBe('去使用');
  useCoupon(memberId(), couponId);
  expect(await buttonOf('O-90')).toBe('看这张券');
});

test.each([['O-gone'], [''], [7], [null], [{}]])(
  'a batch with %p in it is refused as a whole and takes nothing; one intent stays one intent',
  async (odd) => {
    const before = (await mine('usable')).totalCount;
    const left = coupons().offers.map((each) => each.left);
    const batch = (ids: unknown[]) =>
      ask('POST /api/miniapp/coupon/claim/batch', { ids, clientToken: 'b' }, { as: 'member' });
    expect((await batch(['O-pressure', odd, 'O-90'])).code).not.toBe(0);
    expect((await mine('usable')).totalCount).toBe(before);
    expect(coupons().offers.map((each) => each.left)).toEqual(left);
    expect((await batch(['O-pressure', 'O-tea', 'O-90'])).data).toMatchObject({
      results: [{ result: 'claimed' }, { result: 'notStarted' }, { result: 'claimed' }],
    });
    expect(await batch(['O-pressure', 'O-tea', 'O-90'])).toMatchObject({ code: 0, replayed: true });
    expect((await mine('usable')).totalCount).toBe(Number(before) + 2);
  },
);

test('the last coupon goes to one member only', async () => {
  const offer = coupons().offers.find((each) => each.couponId === 'O-pressure');
  if (offer) offer.left = 1;
  const results = await Promise.all([
    claimAs('member', 'O-pressure', 'a'),
    claimAs('newcomer', 'O-pressure', 'b'),
    claimAs('lapsed', 'O-pressure', 'c'),
  ]);
  expect(results.map(({ data }) => data.result).sort()).toEqual(['claimed', 'soldOut', 'soldOut']);
  expect(offer?.left).toBe(0);
});

test('not started, sold out and members only are results with their reason', async () => {
  expect((await claimAs('newcomer', 'O-tea', 'a')).data).toMatchObject({ result: 'notStarted' });
  expect((await claimAs('newcomer', 'O-newborn', 'n')).data).toMatchObject({ result: 'soldOut' });
  expect((await claimAs('newcomer', 'O-visit', 'v')).data).toMatchObject({
    result: 'level',
    reasonText: '金杏会员可以领',
  });
  setServerNow(serverNow() + 3 * HOUR);
  expect((await claimAs('newcomer', 'O-tea', 'b')).data).toMatchObject({ result: 'claimed' });
});

test('a batch gives each coupon its own result', async () => {
  const ids = ['O-50', 'O-newborn', 'O-50'];
  const { data } = await ask(`POST ${BASE}/claim/batch`, { ids, clientToken: 'a' }, { as: 'member' });
  expect(data.results).toEqual([
    { id: 'O-50', result: 'claimed' },
    expect.objectContaining({ id: 'O-newborn', result: 'soldOut' }),
  ]);
  expect((await ask(`POST ${BASE}/claim/batch`, { ids: [], clientToken: 'b' }, { as: 'member' })).code).toBe(400);
});

test('staff uses a code once and the open page hears of it', async () => {
  const couponId = storeCoupon();
  const [first, second] = [await openCode(couponId), await openCode(couponId)];
  expect(first.code).toMatch(/^\d{16}$/);
  expect(second.code).not.toBe(first.code);

  expect((await ask('POST /api/__mock/use', { code: first.code })).code).toBe(0);
  const status = await ask(`GET ${BASE}/code/status`, { couponId }, { as: 'member' });
  expect(status.data).toMatchObject({ used: true, store: expect.stringContaining('城西店') });
  expect((await ask('POST /api/__mock/use', { code: first.code })).code).toBe(2012);
  expect((await ask('POST /api/__mock/use', { code: second.code })).code).toBe(2012);
  expect((await openCode(couponId)).code).toBe('');
});

test('a code works a minute longer than it is shown as fresh, then not', async () => {
  const { code, expireAt } = await openCode(storeCoupon());
  setServerNow(expireAt + MINUTE + 1);
  expect((await ask('POST /api/__mock/use', { code })).code).toBe(2012);
  setServerNow(expireAt + MINUTE - 1000);
  expect((await ask('POST /api/__mock/use', { code })).code).toBe(0);
});

test("another member's coupon and an unknown one are refused", async () => {
  const couponId = storeCoupon();
  expect((await ask(`GET ${BASE}/detail`, { couponId }, { as: 'newcomer' })).code).toBe(2011);
  expect((await ask(`GET ${BASE}/code/status`, { couponId }, { as: 'newcomer' })).code).toBe(2011);
  expect((await ask(`GET ${BASE}/detail`, { couponId: 'C1' }, { as: 'member' })).code).toBe(2010);
  expect((await ask(`GET ${BASE}/mine`, { tab: 'all', ...PAGE }, { as: 'member' })).code).toBe(400);
  expect((await ask(`GET ${BASE}/mine`, { tab: 'usable', ...PAGE })).code).toBe(999);
});

test('an order holds a coupon, and a cancelled order gives it back with its original end', () => {
  const owned = couponsOf(memberId()).find(({ template }) => template.templateId === 'T-50');
  const couponId = owned?.couponId ?? '';
  lockCoupon(memberId(), couponId, 'G1');
  expect(() => lockCoupon(memberId(), couponId, 'G2')).toThrow('不能用');
  returnCoupon(memberId(), couponId);
  const back = couponsOf(memberId()).find((each) => each.couponId === couponId);
  expect(back).toMatchObject({ status: 'usable', validTo: owned?.validTo, note: expect.stringContaining('退回') });
  lockCoupon(memberId(), couponId, 'G3');
  useCoupon(memberId(), couponId);
  expect(() => useCoupon(memberId(), couponId)).toThrow('已经用过');
});

test.each([
  ['T-50', 19_900, [], 5000, ''],
  ['T-50', 19_899, [], 0, '还差 ¥0.01 可用'],
  ['T-50', 0, [], 0, '这笔订单不用付钱，券留着下次用'],
  ['T-90', 999, ['daily'], 99, ''],
  ['T-90', 999, ['baby'], 0, '仅限“日常护理”分类'],
  ['T-newborn', 999, [], 0, '这张券到店使用'],
])('%s on %d cents', (templateId, cashCents, categoryIds, discountCents, reasonText) => {
  const owned = couponsOf(memberId()).find((each) => each.template.templateId === templateId);
  if (!owned) throw new Error(`no ${templateId}`);
  expect(judgeCoupon(owned, { cashCents, categoryIds })).toEqual({
    usable: reasonText === '',
    reasonText,
    discountCents,
  });
});
