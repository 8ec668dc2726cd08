import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { callsTo, failNext, serverClock } from '@/testing/fakeServer';
import { openedAs } from '@/testing/screenTest';
import { discounts } from '../../../../mock/_server/rights/discountStore';

const BASE = '/api/miniapp/discount';
const AT = '/preferred-discount';
const cardOf = (title: string) => within(screen.getByText(title).closest('article') as HTMLElement);

const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

function answerPlace(answer: 'allow' | 'refuse') {
  const getCurrentPosition = (allow: PositionCallback, refuse: PositionErrorCallback) => {
    const coords = { latitude: 30.252, longitude: 120.165 };
    if (answer === 'allow') allow({ coords } as GeolocationPosition);
    else refuse({ code: 1 } as GeolocationPositionError);
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
}

afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

test('an offer is taken once into the wallet and then leads there', async () => {
  openedAs('member', AT);
  await screen.findByText('血压血糖检测一次');
  const button = cardOf('血压血糖检测一次').getByRole('button', { name: '领取' });
  act(() => {
    for (let tap = 0; tap < 3; tap += 1) button.click();
  });
  expect(await screen.findByRole('button', { name: '看看我的券' })).toBeVisible();
  expect(screen.getByText('每人限 1 份，您已领过')).toBeVisible();
  expect(callsTo(`${BASE}/claim`)).toBe(1);
});

test('a page of the mini-program is opened in the mini-program only', async () => {
  Object.assign(discounts().rows[0] ?? {}, { linkType: 'mini', link: '/pages/partner/tea' });
  const { user } = openedAs('member', AT);
  await screen.findByText('血压血糖检测一次');
  await user.click(cardOf('血压血糖检测一次').getByRole('button', { name: '去看看' }));
  expect(await screen.findByText('请在小程序里打开')).toBeVisible();
});

test('an offer that ends while the list stands there cannot be taken any longer', async () => {
  const offer = discounts().rows.find(({ title }) => title === '到店热茶一份');
  serverClock.set((offer?.validTo ?? 0) - 8000);
  openedAs('member', AT);
  await screen.findByText('到店热茶一份');
  expect(cardOf('到店热茶一份').getByRole('button', { name: '领取' })).toBeVisible();
  await waitFor(() => expect(cardOf('到店热茶一份').getByRole('button', { name: '这项优惠已经结束' })).toBeDisabled(), {
    timeout: 15_000,
  });
}, 30_000);

test.each(['own', 'map'])('who comes back to the page sees the offers as they are now (%s)', async (tab) => {
  openedAs('member', `${AT}?tab=${tab}`);
  await screen.findAllByText('到店热茶一份');
  discounts().rows = discounts().rows.filter(({ title }) => title !== '到店热茶一份');
  comeBack();
  await waitFor(() => expect(screen.queryByText('到店热茶一份')).not.toBeInTheDocument());
});

test('locked offers say which level opens them, ended ones stand last', async () => {
  openedAs('newcomer', AT);
  expect(await screen.findByText('上门护理立减 ¥50.00')).toBeVisible();
  expect(cardOf('上门护理立减 ¥50.00').getByRole('link', { name: /金杏会员可用/ })).toHaveAttribute(
    'href',
    '/membership-card',
  );
  expect(cardOf('秋季换药套餐 9 折').getByRole('button', { name: '这项优惠已经结束' })).toBeDisabled();
});

test('the level filter is in the address and an empty category says so', async () => {
  const { location } = openedAs('member', `${AT}?tab=partner`);
  await screen.findByText('药房满 ¥99.00 减 ¥15.00');
  fireEvent.click(screen.getByRole('button', { name: '杏花' }));
  expect(await screen.findByText('康复器材 8.8 折')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('药房满 ¥99.00 减 ¥15.00')).not.toBeInTheDocument());
  expect(location()).toBe('/preferred-discount?tab=partner&level=1');
});

test("a partner's page is announced, and can be copied or scanned where it cannot be opened", async () => {
  openedAs('member', `${AT}?tab=partner`);
  await screen.findByText('家庭体检套餐优惠');
  fireEvent.click(cardOf('家庭体检套餐优惠').getByRole('button', { name: '去看看' }));
  const panel = within(await screen.findByRole('dialog', { name: '前往合作方' }));
  expect(panel.getByText(/即将离开本页/)).toBeVisible();
  expect(panel.queryByRole('link')).not.toBeInTheDocument();
  expect(await panel.findByRole('img', { name: '合作方页面二维码' })).toBeVisible();
  expect(panel.getByRole('button', { name: '复制链接' })).toBeVisible();
});

test('the member code is shown to the store', async () => {
  openedAs('member', AT);
  await screen.findByText('到店付款 9.5 折');
  fireEvent.click(cardOf('到店付款 9.5 折').getByRole('button', { name: '出示会员码' }));
  expect(await screen.findByRole('img', { name: '会员码二维码' })).toBeVisible();
});

test('stores are sorted by distance when the member lets the page know where he is', async () => {
  answerPlace('allow');
  openedAs('guest', `${AT}?tab=map`);
  fireEvent.click(await screen.findByRole('button', { name: '按距离排序' }));
  expect(await screen.findByText('0 米')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('湖滨店');
});

test('when the place is refused the stores stand by name', async () => {
  answerPlace('refuse');
  openedAs('guest', `${AT}?tab=map`);
  const told = (await screen.findByText(/^门店按名称排序。/)).closest('[role="status"]');
  fireEvent.click(screen.getByRole('button', { name: '按距离排序' }));
  expect(await screen.findByText('没有取到位置，门店按名称排序')).toBeVisible();
  expect(told).toHaveTextContent('没有取到位置，门店按名称排序');
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBe(3);
});

test('of more offers than one answer holds no store is left out', async () => {
  const { rows } = discounts();
  const [last] = rows.filter(({ storeIds }) => storeIds.length > 0);
  if (!last) throw new Error('no offer has a store');
  const others = Array.from({ length: 60 }, (_, place) => ({
    ...last,
    id: `DX${place}`,
    title: '安心换药',
    storeIds: [],
  }));
  rows.splice(0, rows.length, ...others, { ...last, title: '足部护理' });
  openedAs('guest', `${AT}?tab=map`);
  expect(await screen.findAllByText('足部护理')).toHaveLength(last.storeIds.length);
});

test('a failure can be tried again', async () => {
  failNext(`${BASE}/list`, 'business');
  openedAs('guest', AT);
  expect(await screen.findByText(/CODE:4001/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('血压血糖检测一次')).toBeVisible();
});
