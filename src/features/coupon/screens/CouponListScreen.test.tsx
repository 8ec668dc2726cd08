import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { endSession } from '@/session/changeSession';
import { formatLastDay, formatNearDay } from '@/shared/lib/timeFormat';
import { ask } from '@/testing/ask';
import { callsTo, failNext, serverClock, signInAs, whenAsked } from '@/testing/fakeServer';
import { openedAs } from '@/testing/screenTest';
import { coupons } from '../../../../mock/_server/coupon/store';
import { couponsOf } from '../../../../mock/_server/coupon/wallet';
import { serverNow } from '../../../../mock/_server/state';
import { personaUser } from '../../../../mock/_server/users';
import { keepTicket, readTicket } from '../ticketCache';

const BASE = '/api/miniapp/coupon';
const AT = '/coupon-list';
const ticketOf = async (title: string) => {
  const heading = (await screen.findAllByText(title))[0];
  const ticket = heading?.closest('article');
  if (!ticket) throw new Error(`no ticket ${title}`);
  return within(ticket);
};
const idOf = (templateId: string) =>
  couponsOf(personaUser('member').userId).find((held) => held.templateId === templateId)?.couponId ?? '';

test('a member sees his coupons, what ends first on top, each with its end and its button', async () => {
  openedAs('member', AT);
  const first = await ticketOf('上门护理代金券');
  expect(first.getByText('还有 1 天到期')).toBeVisible();
  expect(first.getByText('满 ¥199.00 可用')).toBeVisible();
  expect(first.getByRole('button', { name: '出示券码' })).toBeVisible();
  expect(screen.getAllByRole('article')[0]).toHaveTextContent('上门护理代金券');
  expect(screen.getByRole('tab', { name: /即将过期/ })).toHaveTextContent('2');
});

test('a coupon that ends while the list stands is not offered any longer', async () => {
  const { userId } = personaUser('member');
  const ends = couponsOf(userId).find(({ couponId }) => couponId === idOf('T-visit'))?.validTo ?? 0;
  serverClock.set(ends - 3000);
  openedAs('member', AT);
  expect((await ticketOf('上门护理代金券')).getByRole('button', { name: '出示券码' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('上门护理代金券')).not.toBeInTheDocument(), { timeout: 8000 });
});

test('a coupon that cannot be used yet or is held by an order says why', async () => {
  openedAs('member', AT);
  expect(await screen.findByText('未到时间')).toBeVisible();
  expect(screen.getByText(/17 天后可以用/)).toBeVisible();
  expect(screen.getByText('已冻结')).toBeVisible();
  const heading = screen.getByRole('heading', { name: '暂不可用' });
  for (const word of ['未到时间', '已冻结']) {
    const coupon = screen.getByText(word).closest('article') as HTMLElement;
    expect(heading.compareDocumentPosition(coupon)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
  expect(screen.getByText(/待支付的订单正在用这张券/)).toBeVisible();
});

test('the detail of a coupon for later says when it can be used, and leads to what it is for', async () => {
  const { userId } = personaUser('member');
  const waiting = couponsOf(userId).find(({ status }) => status === 'waiting');
  openedAs('member', `${AT}?tab=usable&id=${waiting?.couponId}`);
  const panel = within(await screen.findByRole('dialog', { name: '卡券详情' }));
  const from = formatNearDay(waiting?.validFrom, '起可用');
  const end = formatLastDay(waiting?.validTo, '前有效');
  expect(
    await panel.findByText((_, element) => element?.textContent === `${from}，${end}`, { selector: 'p' }),
  ).toBeVisible();
  expect(panel.getByRole('link', { name: '查看可用商品' })).toBeVisible();
});

test('the detail of a coupon that an order holds says until when it is valid, and leads to the order', async () => {
  const { userId } = personaUser('member');
  const held = couponsOf(userId).find(({ status }) => status === 'frozen');
  openedAs('member', `${AT}?tab=usable&id=${held?.couponId}`);
  const panel = within(await screen.findByRole('dialog', { name: '卡券详情' }));
  const end = formatLastDay(held?.validTo, '前有效');
  expect(await panel.findByText((_, element) => element?.textContent === end, { selector: 'p' })).toBeVisible();
  expect(panel.getByRole('link', { name: '看待支付订单' })).toHaveAttribute(
    'href',
    '/schedule/points-mall/order-list?tab=pay',
  );
});

test('a guest who comes for one of his coupons is asked to sign in for it, not shown the centre', () => {
  openedAs('guest', `${AT}?id=C100003`);
  expect(screen.getByRole('button', { name: '登录' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a guest sees the centre, and his own coupons ask for a login', async () => {
  openedAs('guest', AT);
  expect(await screen.findByRole('button', { name: '一键领取' })).toBeVisible();
  expect((await ticketOf('上门护理代金券')).getByText('金杏会员可以领')).toBeVisible();
  fireEvent.click(screen.getByRole('tab', { name: '我的券' }));
  expect(await screen.findByRole('button', { name: '登录' })).toBeVisible();
});

test('an empty wallet leads to the centre', async () => {
  const { location } = openedAs('newcomer', AT);
  fireEvent.click(await screen.findByRole('button', { name: '去领券' }));
  expect(await screen.findByText('血压血糖检测')).toBeVisible();
  expect(location()).toBe('/coupon-list?tab=center');
});

test('where no coupon has been used, the empty page leads to those that can be', async () => {
  const { location } = openedAs('newcomer', `${AT}?tab=used`);
  fireEvent.click(await screen.findByRole('button', { name: '看可用的券' }));
  expect(location()).toBe(`${AT}?tab=usable`);
  expect(await screen.findByText('还没有可用的券')).toBeVisible();
});

test('a coupon is claimed once however often it is tapped, and is in the wallet', async () => {
  openedAs('newcomer', `${AT}?tab=center`);
  const button = (await ticketOf('血压血糖检测')).getByRole('button', { name: '领取' });
  act(() => {
    for (let tap = 0; tap < 3; tap += 1) button.click();
  });
  expect(await screen.findByText('已放入卡券')).toBeVisible();
  expect(callsTo(`${BASE}/claim`)).toBe(1);
  await waitFor(async () =>
    expect((await ticketOf('血压血糖检测')).getByRole('button', { name: '去使用' })).toBeVisible(),
  );
  fireEvent.click(screen.getByRole('tab', { name: '我的券' }));
  expect((await ticketOf('血压血糖检测')).getByRole('button', { name: '出示券码' })).toBeVisible();
});

test('a refused claim shows the centre as it is now', async () => {
  openedAs('newcomer', `${AT}?tab=center`);
  const button = (await ticketOf('血压血糖检测')).getByRole('button', { name: '领取' });
  const asked = callsTo(`${BASE}/center`);
  failNext(`${BASE}/claim`, 'business:2004');
  fireEvent.click(button);
  await waitFor(() => expect(callsTo(`${BASE}/center`)).toBe(asked + 1));
  expect(screen.getByText('系统维护中，请 10 分钟后再试')).toBeInTheDocument();
});

test('sold out, not started and members only say so, with the way out', async () => {
  openedAs('newcomer', `${AT}?tab=center`);
  expect(await screen.findByText('已抢完')).toBeVisible();
  expect(screen.getByText(/这一批已经领完/)).toBeVisible();
  expect(screen.getByRole('timer')).toBeVisible();
  expect(screen.getByRole('link', { name: '看会员卡' })).toHaveAttribute('href', '/membership-card');
  fireEvent.click(screen.getByRole('button', { name: '提醒我' }));
  expect(await screen.findByRole('button', { name: '取消提醒' })).toBeVisible();
});

test('all that can be claimed is claimed in one go', async () => {
  openedAs('newcomer', `${AT}?tab=center`);
  fireEvent.click(await screen.findByRole('button', { name: '一键领取' }));
  expect(await screen.findByText(/张已放入卡券/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: '领取' })).not.toBeInTheDocument());
});

test('a member shows the code, staff uses it, and the open page says so within 5 s', async () => {
  openedAs('member', `${AT}?tab=usable&id=${idOf('T-newborn')}`);
  const panel = within(await screen.findByRole('dialog', { name: '卡券详情' }));
  expect(await panel.findByRole('img', { name: '券码二维码' })).toBeVisible();
  const digits = panel.getByText(/^\d{4}$/, { selector: 'span:first-child' }).parentElement?.textContent ?? '';
  expect(digits.replace(/\s/g, '')).toMatch(/^\d{16}$/);
  expect(panel.getByText('可用门店')).toBeVisible();

  expect((await ask('POST /api/__mock/use', { code: digits })).code).toBe(0);
  expect(await panel.findByText('已使用', { selector: 'b' })).toBeVisible();
  expect(panel.queryByRole('img', { name: '券码二维码' })).not.toBeInTheDocument();
  expect(readTicket(`coupon.${idOf('T-newborn')}`)).toBeUndefined();
}, 30_000);

test('the use that another code was asked for in vain tells first is seen in the wallet below, too', async () => {
  openedAs('member', `${AT}?tab=usable&id=${idOf('T-newborn')}`);
  const panel = within(await screen.findByRole('dialog', { name: '卡券详情' }));
  const digits = (await panel.findByText(/^\d{4}$/, { selector: 'span:first-child' })).parentElement?.textContent ?? '';
  await waitFor(() => expect(callsTo(`${BASE}/code/status`)).toBe(1));
  const lists = callsTo(`${BASE}/mine`);
  expect(lists).toBeGreaterThan(0);
  await ask('POST /api/__mock/use', { code: digits });
  fireEvent.click(panel.getByRole('button', { name: '刷新券码' }));
  expect(await panel.findByText('已使用', { selector: 'b' })).toBeVisible();
  expect(callsTo(`${BASE}/code/status`)).toBe(1);
  await waitFor(() => expect(callsTo(`${BASE}/mine`)).toBe(lists + 1));
}, 30_000);

test('without a network the last code is readable, with its time', async () => {
  const couponId = idOf('T-newborn');
  signInAs('member');
  const at = Date.now() - 90_000;
  const [code, qrText] = ['1234567890123456', 'XL:1234567890123456'];
  keepTicket(`coupon.${couponId}`, { code, qrText, at, expireAt: at + 60_000, title: '新生儿护理指导' });
  failNext(`${BASE}/detail`, 'drop', 5);
  openedAs('member', `${AT}?id=${couponId}`);
  const panel = within(await screen.findByRole('dialog', { name: '卡券详情' }));
  expect(await panel.findByText('5678', { exact: false })).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveTextContent(/这是 .+ \d\d:\d\d 存下的码，已过期，不能再扫/);
  expect(panel.queryByRole('img', { name: '券码二维码' })).not.toBeInTheDocument();
}, 30_000);

test('in a new tab without a network the codes of who has not signed out are there, and nothing after a log-out', async () => {
  signInAs('member');
  const at = Date.now() - 90_000;
  keepTicket('coupon.C1', { code: '5555666677778888', qrText: 'x', at, expireAt: at + 60_000, title: '热茶' });
  const ofTab = { ...sessionStorage };
  sessionStorage.clear();
  const { unmount } = openedAs('guest', AT);
  expect(await screen.findByRole('button', { name: '一键领取' })).toBeVisible();
  expect(screen.queryByText('热茶')).not.toBeInTheDocument();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent.offline(window);
  expect(await screen.findByText('热茶')).toBeVisible();
  expect(screen.getByRole('heading', { name: '上次登录时存下的码' })).toBeVisible();
  unmount();
  for (const [key, value] of Object.entries(ofTab)) sessionStorage.setItem(key, value);
  endSession();
  openedAs('guest', AT);
  expect(await screen.findByRole('tab', { name: '我的券' })).toBeVisible();
  expect(screen.queryByText('热茶')).not.toBeInTheDocument();
});

test("another member's coupon is refused in the panel", async () => {
  openedAs('newcomer', `${AT}?id=${idOf('T-newborn')}`);
  expect(await screen.findByText('这张券是另一个账号的')).toBeVisible();
  expect(screen.getByText(/CODE:2011/)).toBeVisible();
});

test('the detail of a coupon that ends soon names the day beside the days that are left', async () => {
  const { couponId = '', validTo = 0 } =
    couponsOf(personaUser('member').userId).find(({ templateId }) => templateId === 'T-visit') ?? {};
  openedAs('member', `${AT}?id=${couponId}`);
  const panel = await screen.findByRole('dialog', { name: '卡券详情' });
  await waitFor(() => expect(panel).toHaveTextContent(`还有 1 天到期，${formatLastDay(validTo, '前有效')}`));
});

test('closing the panel takes it out of the address', async () => {
  const { location } = openedAs('member', `${AT}?id=${idOf('T-newborn')}`);
  fireEvent.click(await screen.findByRole('button', { name: '关闭' }));
  await waitFor(() => expect(location()).toBe('/coupon-list'));
});

test('a failure shows its code and a way to try again', async () => {
  failNext(`${BASE}/mine`, 'business');
  openedAs('member', AT);
  expect(await screen.findByText(/CODE:4001/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('新生儿护理指导')).toBeVisible();
});

test('a coupon that the app takes leads to what it is for, from the row and from its details', async () => {
  const couponId = idOf('T-10');
  const { location, unmount } = openedAs('member', AT);
  fireEvent.click((await ticketOf('母婴用品券')).getByRole('button', { name: '去使用' }));
  expect(location()).toBe(`/schedule/points-mall?step=search&couponId=${couponId}`);
  unmount();
  openedAs('member', `${AT}?id=${couponId}`);
  const panel = within(await screen.findByRole('dialog', { name: '卡券详情' }));
  expect(await panel.findByRole('link', { name: '去使用' })).toHaveAttribute(
    'href',
    `/schedule/points-mall?step=search&couponId=${couponId}`,
  );
});

test('a coupon can be reminded of before it ends, and not any more', async () => {
  openedAs('member', `${AT}?tab=usable&id=${idOf('T-50')}`);
  const panel = within(await screen.findByRole('dialog', { name: '卡券详情' }));
  fireEvent.click(await panel.findByRole('button', { name: '提醒我' }));
  expect(await panel.findByText('到期前会发消息提醒您')).toBeVisible();
  fireEvent.click(panel.getByRole('button', { name: '取消提醒' }));
  expect(await panel.findByRole('button', { name: '提醒我' })).toBeVisible();
});

test('a coupon that ends while its code is shown has no code any more', async () => {
  const row = coupons().wallet.find(({ templateId }) => templateId === 'T-visit');
  if (!row) throw new Error('no coupon');
  whenAsked('/api/miniapp/coupon/detail', () => Object.assign(row, { validTo: serverNow() + 1200 }));
  openedAs('member', `${AT}?tab=usable&id=${row.couponId}`);
  expect(await screen.findByRole('button', { name: '刷新券码' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: '刷新券码' })).not.toBeInTheDocument(), {
    timeout: 4000,
  });
});
