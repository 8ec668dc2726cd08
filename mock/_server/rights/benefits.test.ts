import { ask } from '@/testing/ask';
import { membershipOf } from '../membership/membership';
import { shopperWith, walletWith } from '../order/testKit';
import { balanceOf, spend } from '../points';
import { accountOf } from '../points/accounts';
import { DAY, HOUR, resetServer, serverNow, setServerNow } from '../state';
import { type PersonaKey, personaUser } from '../users';
import { takeFreeShipping } from './benefits';
import { addGrowth, growthRowsOf } from './growth';

const idOf = (persona: PersonaKey) => personaUser(persona).userId;
const available = (persona: PersonaKey) => balanceOf(idOf(persona)).available;
const lastRow = (persona: PersonaKey) => accountOf(idOf(persona)).rows.at(-1);
const sign = (as: PersonaKey) => ask('POST /api/miniapp/points/sign/do', {}, { as });
const status = async (as: PersonaKey) => (await ask('GET /api/miniapp/points/sign/status', {}, { as })).data;
const growth = async (as: PersonaKey) => (await ask('GET /api/miniapp/member/level/list', {}, { as })).data.growth;
const rightOf = async (rightId: string, as: PersonaKey) =>
  (await ask('GET /api/miniapp/right/detail', { rightId }, { as })).data;
const tell = walletWith(ask);
const elder = shopperWith(ask, 'elder');
const newcomer = shopperWith(ask, 'newcomer');

/** 900 points, ¥19.00 and ¥6.00 freight. */
const FRUIT = 'G6005-1';
/** 300 points and ¥39.00, no freight. */
const TEA = 'G1001-1';

beforeEach(() => resetServer());

describe('积分 1.5 倍', () => {
  test('a card makes a sign-in worth 15 points, the button says so before, and the ledger after', async () => {
    expect(await status('elder')).toMatchObject({
      dailyPoints: 15,
      rewards: [{ points: 45 }, { points: 90 }, { points: 180 }],
      boost: { text: expect.stringContaining('1.5 倍') },
    });
    await sign('elder');
    expect(
      accountOf(idOf('elder'))
        .rows.filter(({ title }) => title === '每日签到')
        .at(-1),
    ).toMatchObject({
      delta: 15,
      note: '含 1.5 倍',
    });
    const page = await ask(
      'GET /api/miniapp/points/ledger',
      { type: 'in', currentPage: 1, pageSize: 5 },
      { as: 'elder' },
    );
    expect(page.data.recordList).toContainEqual(expect.objectContaining({ title: '每日签到', note: '含 1.5 倍' }));
  });

  test('without a running card it is 10, and nothing is said of 1.5', async () => {
    for (const persona of ['newcomer', 'lapsed'] as const) {
      const shown = await status(persona);
      expect(shown.dailyPoints).toBe(10);
      expect(shown.boost).toBeUndefined();
      const before = available(persona);
      await sign(persona);
      expect(available(persona)).toBe(before + 10);
      expect(lastRow(persona)).not.toHaveProperty('note', '含 1.5 倍');
    }
  });

  test('half a point is left out, in the task as in the ledger; tasks of another kind count once', async () => {
    const tasks = async () =>
      (await ask<{ taskId: string; points: number }[]>('GET /api/miniapp/points/task/list', {}, { as: 'elder' })).data;
    const shown = new Map((await tasks()).map(({ taskId, points }) => [taskId, points]));
    expect([shown.get('sign'), shown.get('exchange'), shown.get('course')]).toEqual([7, 45, 20]);
    await sign('elder');
    const before = available('elder');
    const claimed = await ask(
      'POST /api/miniapp/points/task/claim',
      { taskId: 'sign', clientToken: 'a' },
      { as: 'elder' },
    );
    expect(claimed.data).toMatchObject({ delta: 7, after: before + 7 });
  });

  test('money of a done order earns points as its form promised; an after-sale takes back its share', async () => {
    const shown = await elder.preview(TEA, 1, { couponId: 'none' });
    const goodsCents = shown.data.payAmount;
    const promised = Math.floor((goodsCents * 1.5) / 100);
    expect(shown.data.earn).toMatchObject({ points: promised, text: expect.stringContaining('含 1.5 倍') });
    const { orderNo } = (await elder.create(shown.data.previewToken)).data;
    await tell(orderNo, 'success');
    const paid = available('elder');
    setServerNow(serverNow() + DAY + HOUR);
    await elder.post('confirm', { orderNo, clientToken: 'c' });
    expect(available('elder')).toBe(paid + promised);
    expect(lastRow('elder')).toMatchObject({ delta: promised, bizNo: orderNo, note: '含 1.5 倍' });

    const offer = (await elder.detail(orderNo)).afterSaleOffer?.items[0];
    const half = Math.floor((offer?.maxCash ?? 0) / 2);
    const points = Math.floor(((offer?.points ?? 0) * half) / (offer?.maxCash ?? 1));
    await elder.post('aftersale/apply', {
      orderNo,
      itemId: offer?.itemId,
      type: 'refund',
      reason: '其他',
      images: [],
      amount: half,
      clientToken: 'd',
    });
    setServerNow(serverNow() + 4 * HOUR);
    await elder.detail(orderNo);
    const kept = Math.floor(((goodsCents - half) * 1.5) / 100);
    expect(available('elder')).toBe(paid + kept + points);
    expect((await elder.detail(orderNo)).earn).toMatchObject({ points: kept });
  });

  test('points that are taken back after they were spent leave a debt that new points pay first', async () => {
    const { orderNo } = await elder.order('G1008-1', 1, { couponId: 'none' });
    await tell(orderNo, 'success');
    setServerNow(serverNow() + DAY + HOUR);
    await elder.post('confirm', { orderNo, clientToken: 'c' });
    spend(idOf('elder'), { points: available('elder'), title: '兑换', bizType: 'order', bizNo: '' });
    const offer = (await elder.detail(orderNo)).afterSaleOffer?.items[0];
    await elder.post('aftersale/apply', {
      orderNo,
      itemId: offer?.itemId,
      type: 'refund',
      reason: '其他',
      images: [],
      amount: offer?.maxCash,
      clientToken: 'd',
    });
    setServerNow(serverNow() + 4 * HOUR);
    await elder.detail(orderNo);
    const debt = available('elder');
    expect(debt).toBeLessThan(0);
    const { data } = await sign('elder');
    expect(available('elder')).toBe(debt + Number(data.delta));
  });
});

describe('兑换包邮', () => {
  // A month with room on both sides.
  beforeEach(() => setServerNow(Date.parse('2026-11-12T12:00:00+08:00')));

  test('the freight of two orders a month is waived, with the reason, and the third pays', async () => {
    const first = await elder.preview(FRUIT);
    expect(first.data).toMatchObject({
      freight: 0,
      payAmount: 1900,
      freeShipping: { saved: 600, text: '用后本月还剩 1 单' },
    });
    expect((await elder.create(first.data.previewToken)).data.payAmount).toBe(1900);
    expect(await rightOf('R-ship', 'elder')).toMatchObject({ remaining: 1, usage: [{ text: '兑换订单免运费' }] });
    await elder.order(FRUIT);
    expect((await elder.preview(FRUIT)).data).toMatchObject({
      freight: 600,
      payAmount: 2500,
      freeShipping: { saved: 0, text: '会员包邮这个月已用完，12 月 1 日恢复' },
    });
    setServerNow(Date.parse('2026-12-01T00:01:00+08:00'));
    expect((await elder.preview(FRUIT)).data.freight).toBe(0);
  });

  test('without a card the freight is paid and no right is named', async () => {
    const { data } = await newcomer.preview(FRUIT);
    expect(data.freight).toBe(600);
    expect(data.freeShipping).toBeUndefined();
  });

  test('cancelling, or not paying, gives the use back, and the card counts as unused again', async () => {
    const marked = membershipOf(idOf('elder'))?.lastRightUsedAt;
    const cancelled = await elder.order(FRUIT);
    expect(membershipOf(idOf('elder'))?.lastRightUsedAt).not.toBe(marked);
    await elder.cancel(cancelled.orderNo);
    expect(await rightOf('R-ship', 'elder')).toMatchObject({ remaining: 2, usage: [] });
    expect(membershipOf(idOf('elder'))?.lastRightUsedAt).toBe(marked);
    await elder.order(FRUIT);
    setServerNow(serverNow() + HOUR);
    await elder.get('count');
    expect((await rightOf('R-ship', 'elder')).remaining).toBe(2);
  });

  test('a use that is gone between the form and the order is a changed price', async () => {
    const shown = await elder.preview(FRUIT);
    for (let use = 0; use < 2; use += 1) takeFreeShipping(idOf('elder'), serverNow());
    const late = await elder.create(shown.data.previewToken);
    expect(late).toMatchObject({ code: 2007, data: { freight: 600 } });
  });

  test('the order shows what was waived', async () => {
    const { orderNo } = await elder.order(FRUIT);
    expect(await elder.detail(orderNo)).toMatchObject({
      freight: 0,
      freeShipping: { saved: 600, text: '用了会员包邮 1 单' },
    });
  });
});

describe('成长值', () => {
  test('a sign-in gives 5 once a day, and making up for a day nothing', async () => {
    const before = (await growth('member')) as number;
    await sign('member');
    await sign('member');
    expect(await growth('member')).toBe(before + 5);
    const date = new Date(serverNow() - 6 * DAY + 8 * HOUR).toISOString().slice(0, 10);
    await ask('POST /api/miniapp/points/sign/do', { date }, { as: 'member' });
    expect(await growth('member')).toBe(before + 5);
  });

  test('a done order gives 50, a refund of all its goods takes them back, and the page lists both', async () => {
    const before = (await growth('elder')) as number;
    const { orderNo } = await elder.order('G1003-1');
    expect(await growth('elder')).toBe(before);
    setServerNow(serverNow() + DAY + HOUR);
    await elder.post('confirm', { orderNo, clientToken: 'c' });
    expect(await growth('elder')).toBe(before + 50);
    const offer = (await elder.detail(orderNo)).afterSaleOffer?.items[0];
    await elder.post('aftersale/apply', {
      orderNo,
      itemId: offer?.itemId,
      type: 'refund',
      reason: '其他',
      images: [],
      amount: 0,
      clientToken: 'd',
    });
    setServerNow(serverNow() + 4 * HOUR);
    await elder.detail(orderNo);
    const { data } = await ask('GET /api/miniapp/member/level/list', {}, { as: 'elder' });
    expect(data.growth).toBe(before);
    expect((data.growthRows as { delta: number }[]).slice(0, 2).map(({ delta }) => delta)).toEqual([-50, 50]);
  });

  test('what is written down late stands at its day', () => {
    const gain = { title: '完成订单', delta: 50, bizNo: '' };
    for (const days of [2, 60, 1]) addGrowth(idOf('member'), gain, serverNow() - days * DAY);
    const ages = growthRowsOf(idOf('member'), 9).map(({ at }) => Math.round((serverNow() - at) / DAY));
    expect(ages).toEqual([1, 2, 30, 60]);
  });

  test('the level follows: a newcomer with 1,000 is 杏花, and falls back when growth is a year old', async () => {
    for (let day = 0; day < 200; day += 1) {
      await sign('newcomer');
      setServerNow(serverNow() + DAY);
    }
    const levels = async () => (await ask('GET /api/miniapp/member/level/list', {}, { as: 'newcomer' })).data;
    expect(await levels()).toMatchObject({ growth: 1000, current: 1 });
    expect((await rightOf('R-care', 'newcomer')).status).toBe('available');
    setServerNow(serverNow() + 300 * DAY);
    expect((await levels()).current).toBe(0);
  });
});

test('the server says how long and at what price a day can be made up for, and why not', async () => {
  const { makeup } = (await status('elder')) as unknown as { makeup: Record<string, unknown> };
  expect(makeup).toMatchObject({ days: 30, cost: 20 });
  expect(makeup.reasonText).toBeUndefined();
  const poor = (await status('newcomer')) as unknown as { makeup: Record<string, unknown> };
  expect(poor.makeup).toMatchObject({ days: 30, reasonText: '补签一次要 20 积分，您现在有 0 积分' });
});
