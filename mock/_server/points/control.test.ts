import { ask } from '@/testing/ask';

interface Page {
  totalCount: number;
  recordList: { title: string }[];
}

const rows = async () => (await ask<Page>('GET /api/miniapp/points/ledger', {}, { as: 'member' })).data;
const balance = async () => (await ask('GET /api/miniapp/points/summary', {}, { as: 'member' })).data;

test('QA gets a ledger of any length, at the same balance', async () => {
  const before = { rows: await rows(), balance: await balance() };
  expect((await ask('POST /api/__mock/ledger', { count: 1000 })).code).toBe(0);
  const after = await rows();
  expect(after?.totalCount).toBe((before.rows?.totalCount ?? 0) + 1000);
  expect(after?.recordList[0]?.title).toBe('第 1000 笔');
  expect(await balance()).toMatchObject({ available: (before.balance as { available: number }).available });
});

test.each([{}, { count: -1 }, { count: 1, persona: 'nobody' }])('%j is refused', async (body) => {
  expect((await ask('POST /api/__mock/ledger', body)).code).toBe(400);
});
