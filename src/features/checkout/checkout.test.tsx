import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memberTab } from '@/session/memberStorage';
import { callsTo, failNext, lastCallTo, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { addresses } from '../../../mock/_server/address';
import { findSku } from '../../../mock/_server/mall/store';
import { orders } from '../../../mock/_server/order/store';
import { balanceOf } from '../../../mock/_server/points';
import { serverState } from '../../../mock/_server/state';
import { personaUser } from '../../../mock/_server/users';
import { GoodsDetailScreen } from '../mall/screens/GoodsDetailScreen';

const PATH = '/schedule/points-mall/goods-detail';
const PREVIEW = '/api/miniapp/mall/order/preview';
const CREATE = '/api/miniapp/mall/order/create';
/** Points only, put into the account at once. */
const VIRTUAL = 'goodsId=G4002&step=confirm&skuId=G4002-1&num=1';
/** Points and money, by parcel. */
const PARCEL = 'goodsId=G1001&step=confirm&skuId=G1001-1&num=1';

function open(query: string) {
  return { user: userEvent.setup(), ...renderScreen(<GoodsDetailScreen />, { at: `${PATH}?${query}` }) };
}
type User = ReturnType<typeof userEvent.setup>;

const findSubmit = () => screen.findByRole('button', { name: '提交订单' });
const agree = (user: User) => user.click(screen.getByRole('checkbox', { name: /我已阅读/ }));
const memberOrders = () => orders().rows.filter(({ userId }) => userId === personaUser('member').userId).length;

async function openReady(query: string) {
  signInAs('member');
  const shown = open(query);
  await findSubmit();
  await agree(shown.user);
  return { ...shown, ordersBefore: memberOrders(), pointsBefore: balanceOf(personaUser('member').userId).available };
}

test('the figures are the server’s, and money leads to the cashier', async () => {
  const { user, location, ordersBefore } = await openReady(PARCEL);
  expect(screen.getByRole('heading', { name: '确认兑换' })).toBeInTheDocument();
  const sums = screen.getByRole('region', { name: '费用明细' });
  expect(sums).toHaveTextContent('积分800 积分');
  expect(sums).toHaveTextContent('商品金额¥9.90');
  expect(sums).toHaveTextContent('3,280 → 2,480');
  expect(screen.getByRole('region', { name: '收货方式' })).toHaveTextContent(/\*\*.*杭州市 西湖区 文三路/);
  await user.click(await findSubmit());
  await waitFor(() => expect(location()).toMatch(/^\/paying\?orderNo=[\w-]+&biz=goods$/));
  expect(memberOrders()).toBe(ordersBefore + 1);
  expect(lastCallTo(CREATE)?.body).toEqual({
    previewToken: expect.any(String),
    clientToken: expect.any(String),
    expectedUserId: personaUser('member').userId,
  });
});

test('points alone: no address, straight to the result, nothing of the draft is left', async () => {
  const { user, location, pointsBefore } = await openReady(VIRTUAL);
  expect(screen.queryByRole('region', { name: '收货方式' })).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('备注'), '谢谢');
  await user.click(await findSubmit());
  await waitFor(() => expect(location()).toMatch(/^\/schedule\/points-mall\/pay-success\?orderNo=[\w-]+$/));
  expect(lastCallTo(CREATE)?.body).toMatchObject({ remark: '谢谢' });
  expect(balanceOf(personaUser('member').userId).available).toBe(pointsBefore - 120);
  expect(Object.keys(sessionStorage).filter((key) => /order|intent/i.test(key))).toEqual([]);
});

test('without the tick nothing is handed in, and the form says what is missing', async () => {
  signInAs('member');
  const { user } = open(VIRTUAL);
  expect(await screen.findByRole('checkbox', { name: /我已阅读/ })).not.toBeChecked();
  await user.click(await findSubmit());
  expect(screen.getByRole('checkbox', { name: /我已阅读/ })).toHaveAccessibleDescription('请先勾选同意《积分规则》');
  expect(callsTo(CREATE)).toBe(0);
  await agree(user);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('three taps in one moment make one order', async () => {
  const { ordersBefore, location } = await openReady(VIRTUAL);
  const button = await findSubmit();
  act(() => {
    button.click();
    button.click();
    button.click();
  });
  await waitFor(() => expect(location()).toContain('/pay-success'));
  expect(callsTo(CREATE)).toBe(1);
  expect(memberOrders()).toBe(ordersBefore + 1);
});

test('a lost answer, a reload, another lost answer: still one order', async () => {
  const { user, unmount, ordersBefore, pointsBefore } = await openReady(VIRTUAL);
  failNext(CREATE, 'lost', 2);
  await user.click(await findSubmit());
  expect(await screen.findByRole('heading', { name: '结果确认中' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '提交订单' })).not.toBeInTheDocument();
  const firstBody = lastCallTo(CREATE)?.body;
  unmount();

  const counted = callsTo(PREVIEW);
  const again = open(VIRTUAL);
  const ask = () => screen.findByRole('button', { name: '再查一次' });
  await user.click(await ask());
  await waitFor(() => expect(callsTo(CREATE)).toBe(2));
  await user.click(await ask());
  await waitFor(() => expect(again.location()).toContain('/pay-success?orderNo='));
  expect(callsTo(CREATE)).toBe(3);
  expect(callsTo(PREVIEW)).toBe(counted);
  expect(lastCallTo(CREATE)?.body).toEqual(firstBody);
  expect(memberOrders()).toBe(ordersBefore + 1);
  expect(balanceOf(personaUser('member').userId).available).toBe(pointsBefore - 120);
});

test('cut before the order was made: asking again makes it once', async () => {
  const { user, location, ordersBefore } = await openReady(VIRTUAL);
  failNext(CREATE, 'drop');
  await user.click(await findSubmit());
  await user.click(await screen.findByRole('button', { name: '再查一次' }));
  await waitFor(() => expect(location()).toContain('/pay-success'));
  expect(memberOrders()).toBe(ordersBefore + 1);
});

test('a refusal keeps the form and says why', async () => {
  const { user, ordersBefore } = await openReady(VIRTUAL);
  await user.type(screen.getByLabelText('备注'), '请周末送');
  failNext(CREATE, 'business');
  await user.click(await findSubmit());
  expect(await screen.findByText('系统维护中，请 10 分钟后再试')).toBeInTheDocument();
  expect(await findSubmit()).toBeEnabled();
  expect(screen.getByLabelText('备注')).toHaveValue('请周末送');
  expect(memberOrders()).toBe(ordersBefore);
});

test('a reload keeps remark, tick and number', async () => {
  const { user, unmount } = await openReady('goodsId=G4002&step=confirm&skuId=G4002-1&num=2');
  await user.type(screen.getByLabelText('备注'), '放门口');
  unmount();
  open('goodsId=G4002&step=confirm&skuId=G4002-1&num=2');
  await findSubmit();
  expect(screen.getByLabelText('备注')).toHaveValue('放门口');
  expect(screen.getByRole('checkbox', { name: /我已阅读/ })).toBeChecked();
  expect(screen.getByRole('textbox', { name: '数量' })).toHaveValue('2');
  expect(screen.getByRole('region', { name: '费用明细' })).toHaveTextContent('240 积分');
});

test('numbers that cannot be: a sentence in place, and never an order of them', async () => {
  const { user, location } = await openReady(VIRTUAL);
  const amount = screen.getByRole('textbox', { name: '数量' });
  const type = async (text: string) => {
    await user.clear(amount);
    await user.type(amount, `${text}{Enter}`);
  };
  await type('1.5');
  expect(await screen.findByText('请输入整数')).toBeInTheDocument();
  await type('两');
  expect(await screen.findByText('请输入整数')).toBeInTheDocument();
  await type('0');
  expect(await screen.findByText('最少换 1 件')).toBeInTheDocument();
  await type('99');
  expect(await screen.findByText('每人限换 3 件')).toBeInTheDocument();
  await waitFor(() => expect(location()).toContain('num=3'));
  await waitFor(() => expect(screen.getByRole('region', { name: '费用明细' })).toHaveTextContent('360 积分'));
});

test('a remark that is too long is kept, counted and not sent', async () => {
  const { user } = await openReady(VIRTUAL);
  const remark = screen.getByLabelText('备注');
  await user.click(remark);
  await user.paste('好'.repeat(103));
  expect(screen.getByText('备注最多 100 字，请删去 3 字')).toBeInTheDocument();
  expect(remark).toHaveValue('好'.repeat(103));
  await user.click(await findSubmit());
  expect(callsTo(CREATE)).toBe(0);
});

test('without any address the row and the button ask for one, and come back to this step', async () => {
  signInAs('member');
  addresses().rows.splice(0);
  const { user, location } = open(PARCEL);
  expect(await screen.findByText('请添加收货地址')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '请先添加收货地址' }));
  const query = new URLSearchParams(location().split('?')[1]);
  expect(location()).toMatch(/^\/schedule\/address\?/);
  expect(query.get('mode')).toBe('select');
  expect(query.get('backTo')).toBe(`${PATH}?${PARCEL}`);
});

test('reading the rules leaves what was typed and ticked, where nothing can be stored too', async () => {
  jest.spyOn(memberTab, 'write').mockImplementation(() => false);
  const { user, location } = await openReady(VIRTUAL);
  await user.type(screen.getByLabelText('备注'), '放门口');
  await user.click(screen.getByRole('button', { name: '《积分规则》' }));
  expect(location()).toBe(`${PATH}?${VIRTUAL}&action=rules`);
  expect(await screen.findByRole('heading', { level: 2, name: /积分/ })).toBeVisible();
  expect(screen.queryByRole('heading', { name: '确认兑换' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '返回' }));
  await waitFor(() => expect(location()).toBe(`${PATH}?${VIRTUAL}`));
  expect(await screen.findByLabelText('备注')).toHaveValue('放门口');
  expect(screen.getByRole('checkbox', { name: /我已阅读/ })).toBeChecked();
  expect(await findSubmit()).toBeEnabled();
});

test('figures that changed in between are shown first and handed in by another tap', async () => {
  const { user, location, ordersBefore } = await openReady(VIRTUAL);
  const found = findSku('G4002-1');
  if (!found) throw new Error('no such SKU');
  found.sku.points = 150;
  await user.click(await findSubmit());
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('现在应付 150 积分');
  expect(memberOrders()).toBe(ordersBefore);
  // jsdom runs no transitions: the dialog would stay untouchable.
  act(() => within(dialog).getByRole('button', { name: '知道了' }).click());
  expect(screen.getByRole('region', { name: '费用明细' })).toHaveTextContent('150 积分');
  await user.click(await findSubmit());
  await waitFor(() => expect(location()).toContain('/pay-success'));
  expect(memberOrders()).toBe(ordersBefore + 1);
});

test('network down: the form says so and comes when asked again', async () => {
  signInAs('member');
  failNext(PREVIEW, 'drop');
  const { user } = open(VIRTUAL);
  expect(await screen.findByRole('heading', { name: '网络不给力' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await findSubmit()).toBeEnabled();
});

test('too few points for this many: the reason leads to earning them', async () => {
  signInAs('newcomer');
  open('goodsId=G4002&step=confirm&skuId=G4002-1&num=2');
  expect(await screen.findByRole('link', { name: /还差 240 积分.*看看怎么得/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '提交订单' })).not.toBeInTheDocument();
  // Nobody has fewer than no points left.
  expect(screen.queryByText('兑换后剩余积分')).not.toBeInTheDocument();
});

test('a coupon can be left out', async () => {
  const { user } = await openReady(PARCEL);
  await user.click(screen.getByRole('button', { name: /优惠券.*张可用/ }));
  const panel = await screen.findByRole('dialog', { name: '选择优惠券' });
  await user.click(within(panel).getByRole('button', { name: '不使用优惠券' }));
  await waitFor(() => expect(lastCallTo(PREVIEW)?.body).toMatchObject({ couponId: 'none' }));
  expect(await screen.findByText(/未使用/)).toBeInTheDocument();
});

test('pickup: a store instead of an address', async () => {
  const { user, location } = await openReady('goodsId=G7001&step=confirm&skuId=G7001-1&num=1');
  await user.click(screen.getByRole('tab', { name: '到店自提' }));
  await waitFor(() => expect(lastCallTo(PREVIEW)?.body.storeId).toEqual(expect.any(String)));
  expect(lastCallTo(PREVIEW)?.body.addressId).toBeUndefined();
  await user.click(await findSubmit());
  await waitFor(() => expect(location()).toMatch(/^\/paying/));
});

test('stores that do not come: the choice says so and asks again', async () => {
  failNext('/api/miniapp/mall/store/list', '500', -1);
  signInAs('member');
  const { user } = open('goodsId=G7003&step=confirm&skuId=G7003-1');
  const card = await screen.findByRole('region', { name: '收货方式' });
  await user.click(within(card).getByRole('button', { name: '请选择自提门店' }));
  const panel = await screen.findByRole('dialog', { name: '选择自提门店' });
  serverState().faults.length = 0;
  await user.click(await within(panel).findByRole('button', { name: '重试' }));
  await waitFor(() => expect(lastCallTo(PREVIEW)?.body.storeId).toEqual(expect.any(String)));
  expect(within(panel).getAllByRole('button', { pressed: true })).toHaveLength(1);
});
