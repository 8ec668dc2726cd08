import { ask } from '@/testing/ask';
import { findSku } from '../mall/store';
import { judgeStruckThrough } from '../mall/testKit';
import { DAY, dayOf, HOUR, resetServer, setServerNow, startOfDay } from '../state';
import type { PersonaKey } from '../users';

interface Detail {
  status: number;
  blocks: { kind: string }[];
  coupons?: { couponId: string; status: string }[];
  plans?: { price: number; note?: string }[];
  operate: { key: string; text: string }[];
}

let today: number;
const detail = async (as?: PersonaKey) =>
  (await ask<Detail>('GET /api/miniapp/campaign/detail', { code: '618-2025' }, as ? { as } : {})).data;
const kinds = async (as?: PersonaKey) => (await detail(as)).blocks.map(({ kind }) => kind);

beforeEach(() => {
  today = startOfDay(dayOf(Date.now()));
  resetServer();
});

test('it is coming when the data are seeded: coupons and goods can be waited for, nothing is sold', async () => {
  expect(await detail('member')).toMatchObject({ status: 0, operate: [{ key: 'remind' }] });
  expect(await kinds()).toEqual(['coupons', 'goods', 'lottery', 'brief']);
  expect((await detail()).coupons?.every(({ status }) => status === 'notStarted')).toBe(true);
  const claimed = await ask<{ result: string }>(
    'POST /api/miniapp/coupon/claim',
    { couponId: 'O-618-care', clientToken: 'early' },
    { as: 'member' },
  );
  expect(claimed.data.result).toBe('notStarted');
});

test('what is struck through is what it costs in the stores, as in every campaign', async () => {
  expect(await judgeStruckThrough(ask, '618-2025')).toEqual({ wrong: [], known: ['G6001-1'] });
});

test('nobody is sent to draw where nothing is drawn', async () => {
  const entry = async () =>
    ((await detail('member')) as Detail & { lottery: { title: string; note: string; operate: { text: string }[] } })
      .lottery;
  expect(await entry()).toMatchObject({ title: '杏运抽奖，还有 3 次', operate: [{ text: '去抽奖' }] });
  for (const [change, note, text] of [
    [{ prizesGone: true }, '这期奖品已全部发完', '看抽奖结果'],
    [{ phase: 'notStarted' }, '还没有开始，概率都公开', '看看抽奖'],
    [{ phase: 'ended' }, '这期抽奖已经结束', '看抽奖结果'],
  ] as const) {
    await ask('POST /api/__mock/lottery', change);
    expect(await entry()).toMatchObject({ title: '杏运抽奖', note, operate: [{ text }] });
  }
});

test.each([
  ['newcomer', '杏运抽奖，还不能抽'],
  ['lapsed', '杏运抽奖，次数用完'],
] as const)('%s, who cannot draw now, reads why and is not sent to draw', async (persona, title) => {
  const { data } = await ask<{ lottery: unknown }>(
    'GET /api/miniapp/campaign/detail',
    { code: '618-2025' },
    { as: persona },
  );
  expect(data.lottery).toMatchObject({ title, operate: [{ text: '看看抽奖' }] });
});

test('while it runs, the main action claims what can be claimed, then leads to the coupons', async () => {
  setServerNow(today + 6 * DAY + 15 * HOUR);
  expect(await kinds()).toEqual(['coupons', 'plans', 'goods', 'lottery', 'brief']);
  expect((await detail()).operate).toMatchObject([{ key: 'claimAll', text: '一键领取 3 张' }]);
  expect((await detail()).plans).toMatchObject([{ price: 25_800, note: expect.stringContaining('不能再用优惠券') }]);
  const ids = ['O-618-visit', 'O-618-wash', 'O-618-care'];
  const { data } = await ask<{ results: { result: string }[] }>(
    'POST /api/miniapp/coupon/claim/batch',
    { ids, clientToken: 'all' },
    { as: 'member' },
  );
  expect(data.results.map(({ result }) => result)).toEqual(['claimed', 'claimed', 'claimed']);
  expect((await detail('member')).operate).toMatchObject([{ key: 'coupons', text: '看看我的卡券' }]);
});

test('its coupons are not in the centre', async () => {
  setServerNow(today + 6 * DAY);
  const centre = await ask<{ recordList: { couponId: string }[] }>('GET /api/miniapp/coupon/center', {
    currentPage: 1,
    pageSize: 50,
  });
  expect(centre.data.recordList.some(({ couponId }) => couponId.includes('618'))).toBe(false);
});

test('after it there is what it came to, and the card at its usual price', async () => {
  setServerNow(today + 20 * DAY);
  expect(await kinds()).toEqual(['recap', 'plans', 'lottery', 'brief', 'next']);
  const { plans, operate } = await detail('newcomer');
  expect(plans?.[0]).toMatchObject({ price: 29_800 });
  expect(plans?.[0]).not.toHaveProperty('note');
  expect(operate).toMatchObject([{ key: 'buy', text: '补开卡' }]);
});

test('every good of every slot is in the mall', async () => {
  for (const hour of [11, 15, 21]) {
    setServerNow(today + 6 * DAY + hour * HOUR);
    const { data } = await ask<{ recordList: { skuId: string; stock: number; status: string }[] }>(
      'GET /api/miniapp/campaign/goods',
      { code: '618-2025', currentPage: 1 },
    );
    expect(data.recordList.length).toBeGreaterThan(3);
    expect(data.recordList.every(({ skuId }) => findSku(skuId) !== undefined)).toBe(true);
  }
});

test('the rules group thousands of coupons as every count is', async () => {
  const { data } = await ask('GET /api/miniapp/text/detail', { key: 'sale-618-rules' });
  expect(JSON.stringify(data)).toContain('"1,000 张"');
});
