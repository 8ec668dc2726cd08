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

test('whose card is stopped reserves nothing', async () => {
  await ask('POST /api/__mock/card-stop', { persona: 'lapsed', reason: '资料需要核实，请联系客服' });
  const asked = { trialCardId: 'jinxing', slot: '2026-11-22', consentId: 'N1', clientToken: 'token-1' };
  const refused = await ask('POST /api/miniapp/pay/vip/order/createReserveOrder', asked, { as: 'lapsed' });
  expect(refused).toMatchObject({ code: 2006, msg: '资料需要核实，请联系客服' });
});
