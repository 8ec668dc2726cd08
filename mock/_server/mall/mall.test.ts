import { ask } from '@/testing/ask';
import pictures from '../art/pictures.json';
import { forcePhase } from '../campaign/registry';
import { addCampaign } from '../campaign/testKit';
import { grantCoupon } from '../coupon/wallet';
import { dayWords } from '../notice/words';
import { balanceOf } from '../points';
import { DAY, resetServer, serverNow, setServerNow } from '../state';
import { type PersonaKey, personaUser } from '../users';
import { judge } from './judge';
import { mall, needGood } from './store';

const BASE = '/api/miniapp/mall';

interface Row {
  goodsId: string;
  name: string;
  points: number;
  cash: number;
  stock: number;
  exchanged: number;
  affordable: boolean;
  gapPoints: number;
  status: string;
  operate: { key: string; text: string; enabled: boolean; reasonAction?: { route: string } }[];
}
interface Page {
  totalCount: number;
  recordList: Row[];
}

beforeEach(() => resetServer());

async function allGoods(query: Record<string, unknown> = {}, as?: PersonaKey): Promise<Row[]> {
  const options = as ? { as } : {};
  const pages = await Promise.all(
    [1, 2].map((currentPage) => ask<Page>(`GET ${BASE}/goods/list`, { currentPage, pageSize: 50, ...query }, options)),
  );
  return pages.flatMap(({ data }) => data.recordList);
}
const detail = (goodsId: string, as?: PersonaKey) =>
  ask<Row>(`GET ${BASE}/goods/detail`, { goodsId }, as ? { as } : {});
const mainButton = async (goodsId: string, as?: PersonaKey) => (await detail(goodsId, as)).data.operate[0];

test('there are at least 60 goods in view, each once, each with a picture that is made', async () => {
  const goods = await allGoods();
  expect(goods.length).toBeGreaterThanOrEqual(60);
  expect(new Set(goods.map(({ goodsId }) => goodsId)).size).toBe(goods.length);
  const made = new Set(pictures.map(({ name }) => `/api/__mock/art/${name}.webp`));
  const shown = mall().goods.flatMap((good) => [
    ...good.gallery,
    ...good.skus.map(({ img }) => img),
    ...(good.gift ? [good.gift.img] : []),
  ]);
  expect(shown.filter((img) => !made.has(img))).toEqual([]);
});

test('every good has a detail that keeps the contract, and all ways of paying occur', async () => {
  for (const { goodsId } of mall().goods) expect((await detail(goodsId, 'member')).code).toBe(0);
  const goods = await allGoods();
  const ways = goods.map(({ points, cash }) => `${points > 0 ? 'P' : ''}${cash > 0 ? 'C' : ''}`);
  expect(new Set(ways)).toEqual(new Set(['P', 'C', 'PC']));
});

test('sold-out goods come last in every sort', async () => {
  for (const sort of ['default', 'pointsAsc', 'pointsDesc', 'new', 'hot']) {
    const stocks = (await allGoods({ sort })).map(({ stock }) => Number(stock === 0));
    expect(stocks).toEqual([...stocks].sort());
  }
  const cheap = (await allGoods({ sort: 'pointsAsc' })).filter(({ stock }) => stock > 0).map(({ points }) => points);
  expect(cheap).toEqual([...cheap].sort((a, b) => a - b));
});

test('what is off the shelf is in no list, but its address says so', async () => {
  expect((await allGoods()).some(({ goodsId }) => goodsId === 'G6008')).toBe(false);
  expect((await detail('G6008')).data).toMatchObject({
    status: 'closed',
    operate: [{ text: '已下架', enabled: false }],
  });
  expect((await detail('G9999')).code).toBe(2010);
});

test('searching and filtering', async () => {
  expect((await allGoods({ keyword: '体温计' })).map(({ goodsId }) => goodsId)).toContain('G1002');
  expect((await allGoods({ keyword: '\u202d体温计\u200b' })).map(({ goodsId }) => goodsId)).toContain('G1002');
  expect((await allGoods({ keyword: '口罩50只' })).map(({ name }) => name)).toEqual(['一次性医用外科口罩 50 只']);
  expect(await allGoods({ keyword: '<img src=x>' })).toEqual([]);
  expect((await allGoods({ categoryId: 'baby' })).every(({ goodsId }) => goodsId.startsWith('G2'))).toBe(true);
  expect(await ask(`GET ${BASE}/goods/list`, { sort: 'constructor' })).toMatchObject({
    code: 400,
    msg: '没有这种排序，请换一个',
  });
  expect((await ask(`GET ${BASE}/goods/list`, { keyword: 'a'.repeat(100_000) })).code).toBe(400);
});

test('只看我能换的 keeps what the balance, the card and the limit allow', async () => {
  const { available } = balanceOf(personaUser('lapsed').userId);
  const rows = await allGoods({ affordable: true }, 'lapsed');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ points, operate }) => points <= available && operate[0]?.enabled)).toBe(true);
});

test('guests may look at everything and press the button', async () => {
  expect(await mainButton('G1001')).toEqual({ key: 'exchange', text: '立即兑换', enabled: true });
  expect((await detail('G1001')).data).toMatchObject({ affordable: true, gapPoints: 0 });
});

test('a button that cannot be used says why, and the way out', async () => {
  const available = balanceOf(personaUser('lapsed').userId).available;
  expect(await mainButton('G1001', 'lapsed')).toMatchObject({
    text: `还差 ${800 - available} 积分`,
    enabled: false,
    reasonAction: { text: '看看怎么得', route: expect.stringContaining('/schedule/points-mall') },
  });
  expect(await mainButton('G2010', 'lapsed')).toMatchObject({
    text: '需要金杏会员',
    reasonAction: { route: '/membership-card' },
  });
  expect((await detail('G2001', 'member')).data.operate).toMatchObject([
    { key: 'exchange', text: '已换完', enabled: false },
    { key: 'remind', enabled: true },
  ]);
  expect(await mainButton('G3008', 'member')).toMatchObject({ text: '还没有开始', enabled: false });
});

test('what is missing is said like every number of points', async () => {
  const { userId } = personaUser('lapsed');
  const want = { points: 96_719 + balanceOf(userId).available, num: 1 };
  expect(judge(needGood('G1001'), userId, serverNow(), want).text).toBe('还差 96,719 积分');
});

test('a good opens at its time and closes at its end', async () => {
  const now = serverNow();
  expect((await detail('G3008')).data.status).toBe('notStarted');
  setServerNow(now + 3 * DAY + 1000);
  expect((await detail('G3008')).data.status).toBe('onSale');
  expect((await detail('G4007')).data.status).toBe('closed');
});

test('a card gives one more piece', async () => {
  expect((await detail('G1001', 'member')).data).toMatchObject({ limitPerUser: 3, memberExtra: { applies: true } });
  expect((await detail('G1001', 'newcomer')).data).toMatchObject({ limitPerUser: 2, memberExtra: { applies: false } });
});

test('a reminder is kept per member and counted', async () => {
  const { waiting } = (await detail('G2001', 'member')).data as unknown as { waiting: number };
  const remind = (on: unknown) => ask(`POST ${BASE}/goods/remind`, { goodsId: 'G2001', on }, { as: 'member' });
  expect((await remind(true)).data).toMatchObject({ on: true, waiting: waiting + 1 });
  expect((await remind(true)).data).toMatchObject({ waiting: waiting + 1 });
  expect((await detail('G2001', 'member')).data).toMatchObject({ reminded: true });
  expect((await detail('G2001', 'elder')).data).toMatchObject({ reminded: false });
  expect((await remind(false)).data).toMatchObject({ on: false, waiting });
  expect((await remind('yes')).code).toBe(400);
  expect((await ask(`POST ${BASE}/goods/remind`, { goodsId: 'G2001', on: true })).code).toBe(999);
});

test('stores come nearest first', async () => {
  const near = await ask<{ storeId: string; distance: number | null }[]>(`GET ${BASE}/store/list`, {
    goodsId: 'G7001',
    lat: 30.21,
    lng: 120.21,
  });
  expect(near.data[0]?.storeId).toBe('S03');
  const distances = near.data.map(({ distance }) => distance ?? -1);
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
  expect((await ask(`GET ${BASE}/store/list`, { goodsId: 'G1001' })).data).toEqual([]);
  expect((await ask(`GET ${BASE}/store/list`, { goodsId: 'G7001', lat: 'x', lng: '1' })).code).toBe(400);
});

test('home, categories and hot words', async () => {
  const home = await ask<{ categories: { count: number }[]; hot: Row[] }>(`GET ${BASE}/home`);
  expect(home.data.categories.every(({ count }) => count > 0)).toBe(true);
  expect(home.data.hot.every(({ stock }) => stock > 0)).toBe(true);
  expect((await ask<string[]>(`GET ${BASE}/search/hot`)).data.length).toBeGreaterThan(3);
  expect((await ask(`GET ${BASE}/category/list`)).code).toBe(0);
});

test('a coupon filters the goods to those that it can be used for, for its owner only', async () => {
  const couponId = grantCoupon(personaUser('elder').userId, 'T-10', 30);
  const fitting = await allGoods({ couponId }, 'elder');
  const babyIds = new Set((await allGoods({ categoryId: 'baby' })).map(({ goodsId }) => goodsId));
  expect(fitting.length).toBeGreaterThan(0);
  expect(fitting.every(({ goodsId }) => babyIds.has(goodsId))).toBe(true);
  expect(await allGoods({ couponId }, 'member')).toEqual([]);
  expect(await allGoods({ couponId })).toEqual([]);
  const everywhere = await allGoods({ couponId: grantCoupon(personaUser('elder').userId, 'T-50', 30) }, 'elder');
  expect(everywhere.length).toBeGreaterThan(fitting.length);
});

test('no door of the home screen leads to a campaign that was taken off', async () => {
  const doors = async () => (await ask<{ icons: { route: string }[] }>(`GET ${BASE}/home`, {})).data.icons;
  const [route = ''] = (await doors()).slice(3, 4).map((door) => door.route);
  addCampaign({ code: 'taken', route });
  expect((await doors()).map((door) => door.route)).toContain(route);
  forcePhase('taken', 3);
  expect((await doors()).map((door) => door.route)).not.toContain(route);
});

test('more of a good is promised for a day that lies ahead only', async () => {
  const restockOf = async () => (await detail('G1014')).data as unknown as { restockText: string };
  expect(await restockOf()).toMatchObject({
    restockText: expect.stringMatching(/^(\d+ 月 \d+ 日|\d{4}-\d\d-\d\d )补货$/),
  });
  setServerNow(serverNow() + 6 * DAY);
  expect(await restockOf()).toMatchObject({ restockText: '正在补货' });
});

test('a parcel of what is sold out is promised for after its restock only', async () => {
  const deliverOf = async () => (await detail('G1014')).data as unknown as { deliverText: string };
  const { restockAt } = needGood('G1014');
  expect(await deliverOf()).toMatchObject({
    deliverText: `预计 ${dayWords((restockAt ?? 0) + 3 * DAY, serverNow(), '前发货')}`,
  });
  setServerNow(serverNow() + 6 * DAY);
  expect(await deliverOf()).toMatchObject({ deliverText: '补货后 3 天内发货' });
});

test('a parcel of what cannot be had yet is promised for after its start only', async () => {
  const good = needGood('G1004');
  good.startAt = serverNow() + 9 * DAY;
  expect(await detail('G1004')).toMatchObject({
    data: { deliverText: `预计 ${dayWords(good.startAt + 3 * DAY, serverNow(), '前发货')}` },
  });
});
