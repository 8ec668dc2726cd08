import { ask } from '../../../src/testing/ask';

interface Row {
  orderNo: string;
  operate: { key: string }[];
}

async function orderWith(key: string): Promise<string> {
  const payload = { tab: 'all', currentPage: 1, pageSize: 50 };
  const { data } = await ask<{ recordList: Row[] }>('GET /api/miniapp/mall/order/list', payload, { as: 'member' });
  return data.recordList.find(({ operate }) => operate.some((each) => each.key === key))?.orderNo ?? '';
}

const detail = async (orderNo: string) =>
  (await ask('GET /api/miniapp/mall/order/detail', { orderNo }, { as: 'member' })).data as {
    status: number;
    express: { traces: unknown[] }[];
    afterSale: { status: string }[];
  };

test('a parcel leaves, and then goes on day by day', async () => {
  const orderNo = await orderWith('remind');
  await ask('POST /api/__mock/parcel', { orderNo });
  const sent = await detail(orderNo);
  expect(sent.status).toBe(20);
  await ask('POST /api/__mock/parcel', { orderNo });
  expect((await detail(orderNo)).express[0]?.traces.length).toBeGreaterThan(sent.express[0]?.traces.length ?? 9);
});

test.each([
  ['approve', /^(sendBack|refunding|refunded)$/],
  ['reject', /^rejected$/],
])('an open case: %s', async (deed, status) => {
  const orderNo = await orderWith('case');
  const told = await ask('POST /api/__mock/aftersale', { orderNo, deed });
  expect(told.code).toBe(0);
  expect((await detail(orderNo)).afterSale.some((each) => status.test(each.status))).toBe(true);
});

test('what has no parcel or no case says so', async () => {
  const orderNo = await orderWith('pay');
  expect((await ask('POST /api/__mock/parcel', { orderNo })).code).toBe(400);
  expect((await ask('POST /api/__mock/aftersale', { orderNo, deed: 'approve' })).code).toBe(2010);
  expect((await ask('POST /api/__mock/parcel', { orderNo: 'none' })).code).toBe(2010);
});
