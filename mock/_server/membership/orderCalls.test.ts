import { ask } from '../../../src/testing/ask';

interface Row {
  orderNo: string;
  operate: { key: string }[];
}

const listed = async () =>
  (await ask<{ recordList: Row[] }>('GET /api/miniapp/vip/order/list', { currentPage: 1 }, { as: 'member' })).data
    .recordList;

test('an order that is over leaves the list when the member deletes it, and says what has come back', async () => {
  const over = (await listed()).find(({ operate }) => operate.some(({ key }) => key === 'delete'));
  const orderNo = over?.orderNo ?? '';
  const deleted = await ask('POST /api/miniapp/vip/order/delete', { orderNo }, { as: 'member' });
  expect(deleted).toMatchObject({ code: 0, data: { returned: { cents: expect.any(Number) } } });
  expect((await listed()).map((row) => row.orderNo)).not.toContain(orderNo);
});
