import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endSession } from '@/session/changeSession';
import { ask } from '@/testing/ask';
import { failNext, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { serverState } from '../../../../mock/_server/state';
import { applyAfterSale } from '../afterSaleContract';
import { cancelOrder, sendAfterSaleExpress } from '../panelContract';
import { OrderDetailScreen } from './OrderDetailScreen';
import { OrderListScreen } from './OrderListScreen';

const AT = '/schedule/points-mall/order-detail';

async function sentOrder(): Promise<string> {
  const { data } = await ask<{ recordList: { orderNo: string }[] }>(
    'GET /api/miniapp/mall/order/list',
    { tab: 'receive', currentPage: 1 },
    { as: 'member' },
  );
  return data.recordList[0]?.orderNo ?? '';
}

afterEach(endSession);

test('the street stands apart from the district', async () => {
  const orderNo = await sentOrder();
  signInAs('member');
  renderScreen(<OrderDetailScreen />, { at: `${AT}?orderNo=${orderNo}` });
  const delivery = await screen.findByRole('region', { name: '配送' });
  // A reader spells no asterisks, neither of the name nor of the house.
  expect(delivery).toHaveTextContent(/，隐去 2 位，138，隐去 4 位，.*浙江省 杭州市 西湖区 文三路 \d+，隐去 \d 位，号/);
});

test('who enters on the after-sale form finds the order behind it, before and after the application', async () => {
  const orderNo = await sentOrder();
  signInAs('member');
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const first = renderScreen(<OrderDetailScreen />, { at: `${AT}?orderNo=${orderNo}&step=aftersale` });
  await screen.findByRole('button', { name: '收到时破损' });
  await user.click(screen.getByRole('button', { name: '返回' }));
  expect(first.location()).toBe(`${AT}?orderNo=${orderNo}`);
  first.unmount();

  const second = renderScreen(<OrderDetailScreen />, { at: `${AT}?orderNo=${orderNo}&step=aftersale` });
  await user.click(await screen.findByRole('button', { name: '收到时破损' }));
  await user.click(screen.getByRole('button', { name: '提交申请' }));
  expect(await screen.findByRole('region', { name: '售后' })).toHaveTextContent('收到时破损');
  expect(second.location()).toBe(`${AT}?orderNo=${orderNo}`);
});

test('what was received offers nothing of before while its refresh has failed, and a retry brings what is now', async () => {
  const orderNo = await sentOrder();
  signInAs('member');
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  renderScreen(<OrderDetailScreen />, { at: `${AT}?orderNo=${orderNo}` });
  await user.click(await screen.findByRole('button', { name: '确认收货' }));
  failNext('/api/miniapp/mall/order/detail', '500', -1);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '确认收货' }));
  const again = await screen.findByRole('button', { name: '没有刷新成功，重试' });
  await waitFor(() => expect(screen.queryByRole('button', { name: '确认收货' })).not.toBeInTheDocument());
  serverState().faults.length = 0;
  await user.click(again);
  expect(await screen.findByRole('heading', { name: '已完成' })).toBeVisible();
  expect(again).not.toBeInTheDocument();
});

test('what was deleted and whose answer was lost is left for the list, with the words of the server', async () => {
  const { data } = await ask<{ recordList: { orderNo: string; operate: { key: string }[] }[] }>(
    'GET /api/miniapp/mall/order/list',
    { tab: 'all', currentPage: 1, pageSize: 50 },
    { as: 'member' },
  );
  const orderNo = data.recordList.find(({ operate }) => operate.some(({ key }) => key === 'delete'))?.orderNo;
  signInAs('member');
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const { location } = renderScreen(<OrderDetailScreen />, { at: `${AT}?orderNo=${orderNo}` });
  failNext('/api/miniapp/mall/order/delete', 'lost');
  await user.click(await screen.findByRole('button', { name: '删除' }));
  await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: /^删 ?除$/ }));
  await waitFor(() => expect(location()).toBe('/schedule/points-mall/order-list'));
  expect(await screen.findByText(/^这笔订单已经删除/)).toBeInTheDocument();
});

test('查看售后 of the list leads to the case itself, which has no button about itself', async () => {
  const { data } = await ask<{ recordList: { orderNo: string }[] }>(
    'GET /api/miniapp/mall/order/list',
    { tab: 'aftersale', currentPage: 1 },
    { as: 'member' },
  );
  signInAs('member');
  renderScreen(<OrderDetailScreen />, { at: `${AT}?orderNo=${data.recordList[0]?.orderNo}&step=case` });
  const cases = await screen.findByRole('region', { name: '售后' });
  expect(cases.parentElement).toHaveFocus();
  expect(screen.queryByRole('button', { name: '查看售后' })).not.toBeInTheDocument();
});

test('what is to be sent back says until when, and the button at the foot asks for the number', async () => {
  const { data } = await ask<{ recordList: { orderNo: string; statusText: string }[] }>(
    'GET /api/miniapp/mall/order/list',
    { tab: 'aftersale', currentPage: 1, pageSize: 50 },
    { as: 'member' },
  );
  const orderNo = data.recordList.find(({ statusText }) => statusText === '请寄回商品')?.orderNo;
  signInAs('member');
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  renderScreen(<OrderDetailScreen />, { at: `${AT}?orderNo=${orderNo}` });
  expect(await screen.findByRole('region', { name: '售后' })).toHaveTextContent(
    /请在 (\d+ 月 \d+ 日|\d{4}-\d\d-\d\d )前寄回/,
  );
  await user.click(screen.getByRole('button', { name: '填写寄回单号' }));
  expect(await screen.findByRole('textbox', { name: '寄回单号' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '填写寄回单号' })).not.toBeInTheDocument();

  failNext(sendAfterSaleExpress.path, 'lost');
  await user.type(screen.getByRole('textbox', { name: '快递公司' }), '顺丰速运');
  await user.type(screen.getByRole('textbox', { name: '寄回单号' }), 'SF1234567890');
  await user.click(screen.getByRole('button', { name: '提交' }));
  expect(await screen.findByText('没有收到结果，请看页面上的最新状态')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('textbox', { name: '寄回单号' })).not.toBeInTheDocument());
});

describe('the pickup code', () => {
  const DETAIL = '/api/miniapp/mall/order/detail';

  async function pickupOrder() {
    const { data } = await ask<{ recordList: { orderNo: string; statusText: string }[] }>(
      'GET /api/miniapp/mall/order/list',
      { tab: 'receive', currentPage: 1 },
      { as: 'member' },
    );
    const orderNo = data.recordList.find(({ statusText }) => statusText === '待自提')?.orderNo ?? '';
    const { pickup } = (await ask<{ pickup: { code: string } }>(`GET ${DETAIL}`, { orderNo }, { as: 'member' })).data;
    return { orderNo, shown: pickup.code.replace(/(.{4})(?=.)/g, '$1 ') };
  }

  test('is readable without a network once the order was looked at, on the order and in the list', async () => {
    const { orderNo, shown } = await pickupOrder();
    signInAs('member');
    const first = renderScreen(<OrderDetailScreen />, { at: `${AT}?orderNo=${orderNo}` });
    await screen.findByText('待自提');
    first.unmount();
    failNext(DETAIL, 'drop', 9);
    const second = renderScreen(<OrderDetailScreen />, { at: `${AT}?orderNo=${orderNo}` });
    expect(await screen.findByText(/网络不给力/)).toBeVisible();
    expect(screen.getByRole('heading', { name: '自提码' })).toBeVisible();
    expect(screen.getByText(shown)).toBeVisible();
    second.unmount();
    failNext('/api/miniapp/mall/order/list', 'drop', 9);
    renderScreen(<OrderListScreen />, { at: '/schedule/points-mall/order-list?tab=receive' });
    expect(await screen.findByText(shown)).toBeVisible();
  });

  test('is shown to nobody once the order was cancelled, by its address either', async () => {
    const { orderNo, shown } = await pickupOrder();
    const cancel = { orderNo, reason: '不想要了', clientToken: 'cancel-pickup' };
    await ask('POST /api/miniapp/mall/order/cancel', cancel, { as: 'member' });
    signInAs('member');
    renderScreen(<OrderDetailScreen />, { at: `${AT}?orderNo=${orderNo}&step=code` });
    const panel = await screen.findByRole('dialog', { name: '自提码' });
    expect(panel).toHaveTextContent('订单已取消，自提码不能再用了。');
    expect(screen.queryByText(shown)).not.toBeInTheDocument();
  });

  test('is asked about when it is said to be used, not the parcel', async () => {
    const { orderNo } = await pickupOrder();
    signInAs('member');
    renderScreen(<OrderDetailScreen />, { at: `${AT}?orderNo=${orderNo}` });
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await user.click(await screen.findByRole('button', { name: '我已取到' }));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText(/自提码/)).toBeVisible();
    expect(question.queryByText(/包裹/)).not.toBeInTheDocument();
    await user.click(question.getByRole('button', { name: '我已取到' }));
    expect((await screen.findAllByText('已完成')).length).toBeGreaterThan(0);
  });

  test('is gone when it was used, and is nobody else’s', async () => {
    const { orderNo, shown } = await pickupOrder();
    signInAs('member');
    const first = renderScreen(<OrderDetailScreen />, { at: `${AT}?orderNo=${orderNo}` });
    await screen.findByText('待自提');
    first.unmount();
    await ask('POST /api/miniapp/mall/order/confirm', { orderNo, clientToken: 'a' }, { as: 'member' });
    const done = renderScreen(<OrderDetailScreen />, { at: `${AT}?orderNo=${orderNo}` });
    await screen.findAllByText('已完成');
    done.unmount();
    failNext(DETAIL, 'drop', 9);
    renderScreen(<OrderDetailScreen />, { at: `${AT}?orderNo=${orderNo}` });
    expect(await screen.findByText(/网络不给力/)).toBeVisible();
    expect(screen.queryByText(shown)).not.toBeInTheDocument();
  });
});

test('an order that the server does not know leads to the list; asking again would not help', async () => {
  signInAs('member');
  renderScreen(<OrderDetailScreen />, { at: `${AT}?orderNo=G0` });
  expect(await screen.findByText('没有找到这笔订单')).toBeVisible();
  expect(screen.getByText('请到订单列表里看看')).toBeVisible();
  expect(screen.getByRole('link', { name: '看我的订单' })).toHaveAttribute('href', '/schedule/points-mall/order-list');
  expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument();
});

test.each([
  ['that the server does not know', async () => 'G0', '没有找到这笔订单'],
  ['that is on its way by now', sentOrder, '待收货'],
])('an order %s asks for no address', async (_, find, words) => {
  const orderNo = await find();
  signInAs('member');
  const { location } = renderScreen(<OrderDetailScreen />, { at: `${AT}?orderNo=${orderNo}&step=address` });
  expect((await screen.findAllByText(words))[0]).toBeVisible();
  expect(location()).toContain(AT);
});

describe('what an order says of itself', () => {
  async function show(goodsId: string, query = '') {
    const { data } = await ask<{ recordList: { orderNo: string; items: { goodsId: string }[] }[] }>(
      'GET /api/miniapp/mall/order/list',
      { tab: 'all', currentPage: 1, pageSize: 50 },
      { as: 'member' },
    );
    signInAs('member');
    const orderNo = data.recordList.find(({ items }) => items[0]?.goodsId === goodsId)?.orderNo;
    renderScreen(<OrderDetailScreen />, { at: `${AT}?orderNo=${orderNo}${query}` });
    await screen.findByRole('region', { name: '订单信息' });
    return orderNo;
  }

  test('who has given points alone has paid nothing: no way of payment, no invoice', async () => {
    await show('G1002');
    expect(screen.getByRole('region', { name: '订单信息' })).toHaveTextContent('兑换时间');
    expect(screen.getByRole('region', { name: '订单信息' })).not.toHaveTextContent(/付款|发票/);
  });

  test('an order that was paid and cancelled is offered no invoice', async () => {
    const orderNo = await show('G7008');
    expect(screen.getByRole('region', { name: '订单信息' })).toHaveTextContent('发票');
    cleanup();
    await ask(`POST ${cancelOrder.path}`, { orderNo, reason: '不想要了', clientToken: 'paid' }, { as: 'member' });
    await show('G7008');
    expect(screen.getByRole('region', { name: '订单信息' })).toHaveTextContent('付款时间');
    expect(screen.getByRole('region', { name: '订单信息' })).not.toHaveTextContent('发票');
  });

  test.each([
    [5900, /^(?!.*发票)/],
    [900, /发票联系客服开电子发票/],
  ])('an order of 5900 cents is offered an invoice unless all of them came back: %d did', async (amount, words) => {
    const orderNo = (await show('G2010')) ?? '';
    cleanup();
    const item = { orderNo, itemId: `${orderNo}-1`, type: 'refund', reason: '其他', images: [], amount };
    await ask(`POST ${applyAfterSale.path}`, { ...item, clientToken: 'back' }, { as: 'member' });
    for (const deed of ['approve', 'approve']) await ask('POST /api/__mock/aftersale', { orderNo, deed });
    await show('G2010');
    expect(screen.getByRole('region', { name: '订单信息' })).toHaveTextContent(words);
  });

  test('in a finished parcel the member confirms after the carrier has delivered', async () => {
    await show('G1002');
    const text = screen.getByRole('region', { name: '配送' }).textContent ?? '';
    expect(text.indexOf('您确认了收货')).toBeGreaterThan(-1);
    expect(text.indexOf('您确认了收货')).toBeLessThan(text.indexOf('已签收'));
  });

  test('why an after-sale was refused does not look like money that came back', async () => {
    await show('G2007');
    expect(screen.getByText(/^审核说明：商品拆封用过/)).toHaveClass('label');
  });

  test.each([
    ['a course', 'G5001'],
    ['a course that comes with a parcel', 'G2010'],
  ])('%s has no code to be shown', async (_, goodsId) => {
    await show(goodsId, '&step=code');
    expect(await screen.findByRole('dialog', { name: '去使用' })).toHaveTextContent(/前可用/);
  });
});
