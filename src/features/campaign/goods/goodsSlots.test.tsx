import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetServerClock } from '@/shared/lib/serverClock';
import { failNext, resetMock, signInAs } from '@/testing/fakeServer';
import { renderHere, renderScreen } from '@/testing/renderScreen';
import { FAIR, openFair } from '../../../../mock/_server/campaign/goodsKit';
import { DAY, dayOf, HOUR, setServerNow, startOfDay } from '../../../../mock/_server/state';
import { getCampaignGoods } from './contract';
import { GoodsSlots } from './GoodsSlots';

let today: number;

beforeEach(() => {
  today = startOfDay(dayOf(Date.now()));
  resetMock();
  resetServerClock();
  openFair();
  setServerNow(today + 15 * HOUR);
});
afterEach(() => resetServerClock());

// An entry of its own in the history: a list is kept for going back.
const open = () =>
  renderScreen(<GoodsSlots title="集市好物" code={FAIR} from="fair" />, {
    from: '/schedule/member',
    at: '/schedule/points-mall',
  });
const tab = (name: RegExp) => screen.findByRole('tab', { name });
const cardOf = async (name: RegExp) => {
  const card = (await screen.findByRole('heading', { level: 3, name })).closest('article');
  if (!card) throw new Error('no card');
  return within(card);
};

test('shows the slot that runs with price, limit, pieces, gift and the way to the good', async () => {
  open();
  expect(await tab(/10:00\s*已结束/)).toHaveAttribute('aria-selected', 'false');
  expect(await tab(/14:00\s*进行中/)).toHaveAttribute('aria-selected', 'true');
  expect(await tab(/20:00\s*即将开始/)).toBeInTheDocument();
  const masks = await cardOf(/口罩/);
  expect(masks.getByText('¥15.00')).toBeInTheDocument();
  expect(masks.getByText('每人限 2 件')).toBeInTheDocument();
  expect(masks.getByText('剩 5 / 5')).toBeInTheDocument();
  expect(masks.getByText('送便携皂盒')).toBeInTheDocument();
  expect(masks.getByRole('link', { name: '去看看' })).toHaveAttribute(
    'href',
    '/schedule/points-mall/goods-detail?goodsId=G1008&skuId=G1008-1&from=fair',
  );
  // No struck price without the server's word for it.
  expect(masks.queryByText('¥25.90')).not.toBeInTheDocument();
});

test('another slot is chosen in the address, and has its struck price with what it is', async () => {
  const { location } = open();
  await userEvent.setup().click(await tab(/10:00/));
  expect(location()).toMatch(/slot=\d{8}-10/);
  expect(await screen.findByText('划线价是门店零售价')).toBeInTheDocument();
  expect(screen.getByText('¥25.90')).toBeInTheDocument();
  expect(await tab(/10:00/)).toHaveAttribute('aria-selected', 'true');
});

test('what is for members says so and leads to the card; a guest sees it too', async () => {
  open();
  const members = await cardOf(/褥垫/);
  expect(members.getByText('会员专享')).toBeInTheDocument();
  expect(members.getByRole('link', { name: /金杏会员可买/ })).toHaveAttribute('href', '/membership-card');
});

test('a member is reminded of the next slot of a good that is sold out', async () => {
  signInAs('member');
  const user = userEvent.setup();
  open();
  const soap = await cardOf(/植物皂/);
  expect(soap.getByText('已售完，下一场 20:00')).toBeInTheDocument();
  await user.click(soap.getByRole('button', { name: '20:00 提醒我' }));
  await user.click(await soap.findByRole('button', { name: '取消提醒' }));
  expect(await soap.findByRole('button', { name: '20:00 提醒我' })).toBeInTheDocument();
});

test('a slot begins at its moment by the clock of the server, without a reload', async () => {
  setServerNow(today + 20 * HOUR - 1500);
  open();
  expect(await tab(/14:00\s*进行中/)).toHaveAttribute('aria-selected', 'true');
  await waitFor(async () => expect(await tab(/20:00\s*进行中/)).toHaveAttribute('aria-selected', 'true'), {
    timeout: 4000,
  });
  expect(await tab(/14:00\s*已结束/)).toBeInTheDocument();
  expect((await cardOf(/植物皂/)).getByText('剩 5 / 5')).toBeInTheDocument();
});

test('a slot that the member has chosen stays when another one begins', async () => {
  setServerNow(today + 20 * HOUR - 1500);
  open();
  await userEvent.setup().click(await tab(/14:00/));
  await waitFor(async () => expect(await tab(/14:00\s*已结束/)).toHaveAttribute('aria-selected', 'true'), {
    timeout: 4000,
  });
});

test('who comes back after a slot has begun finds it, not the one that he left', async () => {
  setServerNow(today + 20 * HOUR - 1500);
  const { unmount } = open();
  expect(await tab(/14:00\s*进行中/)).toHaveAttribute('aria-selected', 'true');
  unmount();
  await new Promise((resolve) => setTimeout(resolve, 1600));
  renderHere(<GoodsSlots title="集市好物" code={FAIR} from="fair" />);
  await waitFor(async () => expect(await tab(/20:00\s*进行中/)).toHaveAttribute('aria-selected', 'true'));
});

test('before the first slot of a day nothing is sold; after the campaign everything has ended', async () => {
  setServerNow(today + DAY + HOUR);
  open();
  expect(await tab(/10:00\s*即将开始/)).toHaveAttribute('aria-selected', 'true');
  expect(await screen.findByRole('button', { name: '10:00 提醒我' })).toBeInTheDocument();
  expect(screen.getByText('距开始')).toBeInTheDocument();
});

test('what does not come is asked for again', async () => {
  failNext(getCampaignGoods.path, 'business:4001');
  open();
  await userEvent.setup().click(await screen.findByRole('button', { name: /重试|重新加载|再试/ }));
  expect(await tab(/14:00/)).toBeInTheDocument();
});
