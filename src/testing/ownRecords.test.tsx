import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isSignedIn } from '@/session/loginInfo';
import { forgetLoginStart } from '@/session/startLogin';
import type { RouteName } from '@/shared/config/routes';
import { ROUTES } from '@/shared/config/routes';
import { addressBar } from '@/shared/lib/addressBar';
import { ask } from './ask';
import { failNext, routesRequested, signInAs } from './fakeServer';
import { screenOf } from './openVisit';
import { renderScreen } from './renderScreen';

/* What belongs to one member, opened by another and by a guest. */

interface Own {
  name: RouteName;
  query: string;
  title: string;
  /** The member's own list. */
  list: [string, string];
}

type Rows = { recordList: Record<string, unknown>[] };

async function numberOf(route: `GET ${string}`, field: string, payload: object = {}): Promise<string> {
  const { data } = await ask<Rows>(route, { currentPage: 1, pageSize: 5, ...payload }, { as: 'member' });
  return String(data.recordList[0]?.[field]);
}

async function ownRecords(): Promise<Own[]> {
  const order = await numberOf('GET /api/miniapp/mall/order/list', 'orderNo', { tab: 'pay' });
  const card = await numberOf('GET /api/miniapp/vip/order/list', 'orderNo');
  const reward = await numberOf('GET /api/miniapp/reward/list', 'rewardId', { kind: 'all' });
  const coupon = await numberOf('GET /api/miniapp/coupon/mine', 'couponId', { tab: 'usable' });
  const goods = { title: '这笔订单是另一个账号的', list: ['看我的订单', ROUTES.orderList.path] as [string, string] };
  const cards = { ...goods, list: ['看我的订单', `${ROUTES.membershipCard.path}?step=orders`] as [string, string] };
  return [
    { name: 'orderDetail', query: `orderNo=${order}`, ...goods },
    { name: 'goodsPaySuccess', query: `orderNo=${order}`, ...goods },
    { name: 'paying', query: `orderNo=${order}&biz=goods`, ...goods },
    { name: 'paying', query: `orderNo=${card}&biz=vip`, ...cards },
    { name: 'vipOrderDetail', query: `orderNo=${card}`, ...cards },
    { name: 'vipPaySuccess', query: `orderNo=${card}&biz=vip`, ...cards },
    {
      name: 'rewardDetail',
      query: `rewardId=${reward}`,
      title: '这份奖品是另一个账号的',
      list: ['看我的奖品', ROUTES.prizeRecord.path],
    },
    {
      name: 'couponList',
      query: `tab=mine&id=${coupon}`,
      title: '这张券是另一个账号的',
      list: ['看我的卡券', `${ROUTES.couponList.path}?tab=mine`],
    },
  ];
}

function open({ name, query }: Pick<Own, 'name' | 'query'>) {
  const { path } = ROUTES[name];
  const Screen = screenOf(path);
  return renderScreen(<Screen />, { at: `${path}${query === '' ? '' : `?${query}`}` });
}

let leave: jest.SpyInstance<void, [string]>;
beforeEach(() => {
  forgetLoginStart();
  leave = jest.spyOn(addressBar, 'leave').mockImplementation(() => undefined);
});

test.each([0, 1, 2, 3, 4, 5, 6, 7])('another account is told so, and what to do (%i)', async (place) => {
  const own = (await ownRecords())[place] as Own;
  signInAs('elder');
  const { location } = open(own);
  const heading = await screen.findByRole('heading', { name: own.title }, { timeout: 10_000 });
  const state = within(heading.closest('[role=alert]') as HTMLElement);
  expect(state.queryByRole('button', { name: '重试' })).not.toBeInTheDocument();
  expect(state.getByRole('link', { name: own.list[0] })).toHaveAttribute('href', own.list[1]);
  expect(state.getByRole('link', { name: '打电话' })).toHaveAttribute('href', 'tel:4000000000');
  const before = location();
  await userEvent.click(state.getByRole('button', { name: '换账号登录' }));
  expect(isSignedIn()).toBe(false);
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
  expect(location()).toBe(before);
});

const MEMBERS_ONLY: [RouteName, string][] = [
  ['orderDetail', ''],
  ['orderDetail', 'orderNo=M1'],
  ['goodsPaySuccess', ''],
  ['goodsPaySuccess', 'orderNo=M1'],
  ['paying', ''],
  ['paying', 'orderNo=M1&biz=goods'],
  ['vipOrderDetail', ''],
  ['vipOrderDetail', 'orderNo=V1'],
  ['vipPaySuccess', ''],
  ['vipPaySuccess', 'orderNo=V1&biz=vip'],
  ['rewardDetail', ''],
  ['rewardDetail', 'rewardId=RW1'],
];

test.each(MEMBERS_ONLY)('a guest at %s?%s may sign in and stays there', async (name, query) => {
  const { location } = open({ name, query });
  const before = location();
  const button = await screen.findByRole('button', { name: '登录' });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(location()).toBe(before);
  expect(routesRequested()).toEqual([]);
  expect(leave).not.toHaveBeenCalled();
  await userEvent.click(button);
  expect(leave).toHaveBeenCalledTimes(1);
});

const NOT_TO_BE_ASKED_WITH: [RouteName, string, string, string, string][] = [
  ['paying', 'orderNo=M1&biz=goods', '/api/miniapp/pay/info', '看我的订单', ROUTES.orderList.path],
  ['rewardDetail', 'rewardId=RW1', '/api/miniapp/reward/detail', '看我的奖品', ROUTES.prizeRecord.path],
  ['lotteryPlay', 'activityId=9', '/api/miniapp/rank/luck/list', '返回首页', ROUTES.pointsMall.path],
];

test.each(NOT_TO_BE_ASKED_WITH)(
  'what the server does not take leads on at %s?%s, and is not asked with again',
  async (name, query, call, text, path) => {
    signInAs('member');
    failNext(call, 'business:400', -1);
    open({ name, query });
    const heading = await screen.findByRole('heading', { name: '没有打开' });
    const state = within(heading.closest('[role=alert]') as HTMLElement);
    expect(state.queryByRole('button', { name: '重试' })).not.toBeInTheDocument();
    expect(state.getByRole('link', { name: text })).toHaveAttribute('href', path);
  },
);

test.each<[RouteName, string]>([
  ['orderList', '没有找到这样的订单'],
  ['courseList', '没有找到，试试 母乳喂养'],
])('too many words to look for are cut at %s', async (name, title) => {
  signInAs('member');
  open({ name, query: `step=search&q=${'A'.repeat(1_000)}` });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});
