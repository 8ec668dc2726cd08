import { ask } from '@/testing/ask';
import { DAY, dayOf, resetServer, setServerNow, startOfDay } from '../state';
import { type Detail, shopperWith } from './testKit';

const NOON = Date.parse('2026-11-09T11:08:00+08:00');
const member = shopperWith(ask, 'member');
const elder = shopperWith(ask, 'elder');

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOON);
  resetServer();
});

/** Looks at an order on the afternoon of a day and right after it. */
async function aroundEndOf(day: string, look: () => Promise<unknown>): Promise<unknown[]> {
  const ends = startOfDay(day) + DAY;
  const seen: unknown[] = [];
  for (const at of [ends - DAY / 3, ends - 1, ends]) {
    setServerNow(at);
    seen.push(await look());
  }
  return seen;
}

/** The day that a line names: 请在 12 月 9 日前 …. */
function dayIn(words: string): string {
  const [, month = '', date = ''] = /(\d+) 月 (\d+) 日前/.exec(words) ?? [];
  return `2026-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
}

test('who comes on the last day that he was told still gets his good', async () => {
  const { orderNo } = await elder.order('G7003-1', 1, { storeId: 'S02' });
  const { tip } = (await elder.detail(orderNo)) as Detail & { tip: string };
  expect(dayIn(tip)).toBe(dayOf(NOON + 30 * DAY));
  const seen = await aroundEndOf(dayIn(tip), async () => (await elder.detail(orderNo)).status);
  expect(seen).toEqual([20, 20, 40]);
});

test('who sends a good back on the last day that he was told is in time', async () => {
  interface Row {
    orderNo: string;
    statusText: string;
    tip: string;
  }
  const { data } = await member.get<{ recordList: Row[] }>('list', { tab: 'aftersale' });
  const row = data.recordList.find(({ statusText }) => statusText === '请寄回商品');
  const notices = await ask<{ recordList: { title: string; summary: string }[] }>(
    'GET /api/miniapp/notice/list',
    { tab: 'order' },
    { as: 'member' },
  );
  const told = notices.data.recordList.find(({ title }) => title.endsWith('请寄回'))?.summary ?? '';
  expect(row?.tip).toBe(told);
  const seen = await aroundEndOf(
    dayIn(told),
    async () => (await member.detail(row?.orderNo ?? '')).afterSale[0]?.status,
  );
  expect(seen).toEqual(['sendBack', 'sendBack', 'cancelled']);
});
