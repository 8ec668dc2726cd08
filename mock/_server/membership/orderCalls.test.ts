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

interface Card {
  cards: { plans: { planId: string; quoteId: string }[] }[];
}

async function orderYear(): Promise<string> {
  const { data: card } = await ask<Card>('GET /api/miniapp/vip/card/list', {}, { as: 'newcomer' });
  const { data: wording } = await ask<{ version: string }>('GET /api/miniapp/consent/get', { type: 'vip' });
  const agreed = { type: 'vip', version: wording.version, clientToken: 'agree' };
  const { data } = await ask<{ consentId: string }>('POST /api/miniapp/consent/accept', agreed, { as: 'newcomer' });
  const quoteId = card.cards[0]?.plans.find(({ planId }) => planId === 'year')?.quoteId;
  const asked = { cardId: 'jinxing', planId: 'year', quoteId, consentId: data.consentId, clientToken: 'order' };
  return (await ask<Row>('POST /api/miniapp/pay/vip/order/create', asked, { as: 'newcomer' })).data.orderNo;
}

let taps = 0;
const tap = (call: string, orderNo: string) => {
  taps += 1;
  return ask(`POST /api/miniapp/vip/order/${call}`, { orderNo, clientToken: `tap-${taps}` }, { as: 'newcomer' });
};

describe('an order that has moved on since its button was drawn', () => {
  test('was cancelled in another tab: nothing is said of a refund', async () => {
    const orderNo = await orderYear();
    await tap('cancel', orderNo);
    expect(await tap('cancel', orderNo)).toMatchObject({ code: 2008, msg: '这笔订单已经取消' });
    expect(await tap('refund/apply', orderNo)).toMatchObject({ code: 2008, msg: '这笔订单已经取消' });
  });

  test('is being paid: its result is to be waited for', async () => {
    const orderNo = await orderYear();
    await ask('POST /api/__mock/pay', { orderNo, result: 'processing' });
    expect(await tap('cancel', orderNo)).toMatchObject({ code: 2008, msg: '正在确认付款，请等有了结果再决定' });
  });

  test('was paid, then given back: each tap is told how it stands', async () => {
    const orderNo = await orderYear();
    await ask('POST /api/__mock/pay', { orderNo, result: 'success' });
    expect(await tap('cancel', orderNo)).toMatchObject({ code: 2008, msg: '已经付过款，可以申请退款' });
    await tap('refund/apply', orderNo);
    for (const call of ['cancel', 'refund/apply'])
      expect(await tap(call, orderNo)).toMatchObject({ code: 2008, msg: '这笔订单已经在退款' });
  });
});
