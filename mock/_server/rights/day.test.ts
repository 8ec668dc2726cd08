import { ask } from '@/testing/ask';
import { resetServer, setServerNow } from '../state';

const BASE = '/api/miniapp/right/day';

interface Day {
  date: string;
  status: string;
  days: { date: string; status: string }[];
  recap?: { date: string };
  items: { itemId: string; operate: { reasonText?: string }[] }[];
}

const chinaTime = (text: string) => Date.parse(`${text}+08:00`);
const dayAt = async (date?: string) =>
  (await ask<Day>(`GET ${BASE}/detail`, date === undefined ? {} : { date }, { as: 'member' })).data;

/** The data were made on New Year's Eve. */
beforeEach(async () => {
  resetServer();
  setServerNow(chinaTime('2026-12-31T12:00:00'));
  await dayAt();
});

test('once the last regular day of a year is over, the first of the next one is to come', async () => {
  const { date, status, days } = await dayAt();
  expect([date, status]).toEqual(['2026-12-31', 'open']);
  expect(days).toHaveLength(14);
  expect(days.at(-1)).toMatchObject({ date: '2027-01-18', status: 'coming' });
});

test("with New Year the calendar is the new year's, and last month's day is still told of", async () => {
  setServerNow(chinaTime('2027-01-01T00:00:00'));
  const { date, status, days, recap } = await dayAt();
  expect([date, status]).toEqual(['2027-01-18', 'before']);
  expect(days.map((each) => each.date.slice(0, 4))).toEqual(Array(12).fill('2027'));
  expect(recap?.date).toBe('2026-12-18');
});

test('of a day that is far off no day is told that has not been yet', async () => {
  setServerNow(chinaTime('2027-02-01T12:00:00'));
  expect((await dayAt('2027-12-18')).recap?.date).toBe('2027-01-18');
});

test('who has the last day open over midnight still sees it, as over', async () => {
  setServerNow(chinaTime('2027-01-01T00:00:00'));
  expect(await dayAt('2026-12-31')).toMatchObject({ date: '2026-12-31', status: 'over' });
});

test('a reminder that was set before New Year is kept after it', async () => {
  await ask(`POST ${BASE}/remind`, { date: '2027-01-18', on: true, clientToken: 'newyear-1' }, { as: 'member' });
  setServerNow(chinaTime('2027-01-18T09:30:00'));
  const { data } = await ask<{ recordList: { title: string }[] }>(
    'GET /api/miniapp/notice/list',
    { tab: 'all', currentPage: '1', pageSize: '50' },
    { as: 'member' },
  );
  expect(data.recordList.map(({ title }) => title)).toContain('会员权益日快开始了');
});

test('of a slot that is over it is told what goes on or is still to come, never what has been', async () => {
  const late = async (slotId: string) => {
    const item = (await dayAt('2026-12-31')).items.find((each) => each.itemId.startsWith(slotId));
    const wish = { slotId, itemId: item?.itemId, clientToken: slotId };
    return [item?.operate[0]?.reasonText, (await ask(`POST ${BASE}/claim`, wish, { as: 'member' })).msg];
  };
  setServerNow(chinaTime('2026-12-31T15:00:00'));
  expect(await late('2026-12-31.10')).toEqual([
    '这一场已结束，14:00 的一场正在进行',
    '这一场已结束，可以看看 14:00 的一场',
  ]);
  setServerNow(chinaTime('2027-01-01T00:00:00'));
  expect(await late('2026-12-31.20')).toEqual(['这一场已结束', '这一场已结束，可以看看别的权益日']);
});
