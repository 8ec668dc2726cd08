import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addressBar } from '@/shared/lib/addressBar';
import { callsTo, failNext, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { findGood } from '../../../../mock/_server/mall/store';
import { GoodsDetailScreen } from './GoodsDetailScreen';

const PATH = '/schedule/points-mall/goods-detail';
const DETAIL = '/api/miniapp/mall/goods/detail';

const open = (query: string) => ({
  user: userEvent.setup(),
  ...renderScreen(<GoodsDetailScreen />, { at: `${PATH}?${query}` }),
});
const findName = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

let leave: jest.SpyInstance<void, [string]>;
beforeEach(() => {
  leave = jest.spyOn(addressBar, 'leave').mockImplementation(() => undefined);
});

test('a course says how many have it; pieces that are left are said of things, and of the few places of a class', async () => {
  open('goodsId=G5001');
  await findName(/新生儿护理线上课/);
  expect(screen.getByText('已兑 1,620')).toBeInTheDocument();
  expect(screen.queryByText(/还剩/)).not.toBeInTheDocument();
});

test('a guest sees the whole good without a login', async () => {
  open('goodsId=G1001');
  await findName(/氨基酸温和洗护礼盒/);
  expect(screen.getByText('800')).toBeInTheDocument();
  expect(screen.getByText('¥9.90')).toBeInTheDocument();
  expect(screen.getByText('快递配送')).toBeInTheDocument();
  expect(screen.getByText('每人限 2 件')).toBeInTheDocument();
  expect(screen.getByText('还剩 514 件')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '商品介绍' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '兑换须知' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '立即兑换' })).toBeEnabled();
  expect(leave).not.toHaveBeenCalled();
});

test('the good that the start page has shown stays until the answer is there, and no other', async () => {
  window.__START_GOODS__ = { goodsId: 'G1001', name: '先到的名字', img: '/a.webp', points: 800, cash: 990 };
  const { unmount } = open('goodsId=G1001');
  expect(screen.getByRole('heading', { name: '先到的名字', hidden: true })).toBeInTheDocument();
  await findName(/氨基酸温和洗护礼盒/);
  expect(screen.queryByText('先到的名字')).not.toBeInTheDocument();
  unmount();
  open('goodsId=G1002');
  expect(screen.queryByText('先到的名字')).not.toBeInTheDocument();
  await findName('家用电子体温计');
  delete window.__START_GOODS__;
});

test('立即兑换 by a guest starts the login from the step that he is to come back to', async () => {
  const { user, location } = open('goodsId=G1001');
  await user.click(await screen.findByRole('button', { name: '立即兑换' }));
  expect(leave).toHaveBeenCalledTimes(1);
  expect(location()).toBe(`${PATH}?goodsId=G1001&step=confirm&skuId=G1001-1&num=1`);
  expect(await screen.findByText('正在登录…')).toBeInTheDocument();
});

test('back from the checkout the last piece that somebody else took is gone here, too', async () => {
  signInAs('member');
  const { user } = open('goodsId=G4008');
  await user.click(await screen.findByRole('button', { name: '立即兑换' }));
  await screen.findByRole('button', { name: '提交订单' });
  const [sku] = findGood('G4008')?.skus ?? [];
  if (sku) sku.stock = 0;
  await user.click(screen.getByRole('button', { name: '返回' }));
  expect(await screen.findByRole('button', { name: '已换完' })).toBeVisible();
  expect(screen.queryByText('还剩 1 件')).not.toBeInTheDocument();
});

test('specs: unselected is a request, combinations that do not exist or are gone cannot be chosen', async () => {
  signInAs('member');
  const { user, location } = open('goodsId=G1002');
  await findName('家用电子体温计');
  expect(screen.getByText('请选择 颜色、款式')).toBeInTheDocument();
  expect(screen.queryByText(/库存不足/)).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: '立即兑换' }));
  const panel = await screen.findByRole('dialog', { name: '选择规格' });
  expect(within(panel).getByRole('button', { name: '请选择 颜色、款式' })).toBeDisabled();
  await user.click(within(panel).getByRole('button', { name: '浅绿' }));
  expect(within(panel).getByRole('button', { name: /硬头/ })).toBeDisabled();
  await user.click(within(panel).getByRole('button', { name: '白色' }));
  expect(within(panel).getByRole('button', { name: /软头.*已换完/ })).toBeDisabled();
  await user.click(within(panel).getByRole('button', { name: '硬头' }));
  expect(within(panel).getByRole('status')).toHaveTextContent('白色，硬头，还剩 42 件');
  await user.click(within(panel).getByRole('button', { name: '立即兑换' }));
  expect(location()).toBe(`${PATH}?goodsId=G1002&step=confirm&skuId=G1002-1&num=1`);
});

test.each(['', '&skuId=NO'])(
  'a checkout of no spec (%s) begins with the choice of one, and ends with it',
  async (skuId) => {
    signInAs('member');
    const { user, location } = open(`goodsId=G1002&step=confirm${skuId}`);
    const panel = await screen.findByRole('dialog', { name: '选择规格' });
    await user.click(within(panel).getByRole('button', { name: '白色' }));
    await user.click(within(panel).getByRole('button', { name: '硬头' }));
    await user.click(within(panel).getByRole('button', { name: '关闭' }));
    expect(location()).toBe(`${PATH}?goodsId=G1002&skuId=G1002-1`);
    expect(screen.queryByRole('button', { name: '提交订单' })).not.toBeInTheDocument();
  },
);

test('closing the specs keeps the choice, in the address too', async () => {
  signInAs('member');
  const { user, location } = open('goodsId=G1002&step=sku');
  const panel = await screen.findByRole('dialog', { name: '选择规格' });
  await user.click(within(panel).getByRole('button', { name: '浅绿' }));
  await user.click(within(panel).getByRole('button', { name: '软头' }));
  await user.click(within(panel).getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(location()).toBe(`${PATH}?goodsId=G1002&skuId=G1002-3`));
  expect(screen.getByRole('button', { name: /规格.*浅绿，软头/ })).toBeInTheDocument();
  expect(screen.queryByText('1,200')).not.toBeInTheDocument();
});

test('too few points: the reason is the button and leads to earning them', async () => {
  signInAs('newcomer');
  open('goodsId=G1003');
  const wayOut = await screen.findByRole('link', { name: /还差 260 积分.*看看怎么得/ });
  expect(wayOut).toHaveAttribute('href', expect.stringContaining('/schedule/points-mall'));
  expect(screen.queryByRole('button', { name: '立即兑换' })).not.toBeInTheDocument();
});

test('sold out: the reason, who waits, and a reminder', async () => {
  signInAs('member');
  const { user } = open('goodsId=G2001');
  expect(await screen.findByRole('button', { name: '已换完' })).toBeDisabled();
  expect(screen.getByText(/[日\d] ?补货，312 人等补货$/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '提醒' }));
  expect(await screen.findByRole('button', { name: '取消提醒' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText(/[日\d] ?补货，313 人等补货$/)).toBeInTheDocument();
});

test('not started: the moment, a countdown, no exchange', async () => {
  signInAs('member');
  open('goodsId=G3008');
  expect(await screen.findByRole('timer')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '还没有开始' })).toBeDisabled();
  expect(screen.getByRole('button', { name: '提醒' })).toBeEnabled();
});

test.each([
  ['goodsId=G6008', '这件商品已下架'],
  ['goodsId=unknown', '没有找到这件商品'],
  ['', '没有找到这件商品'],
])('"%s": %s', async (query, title) => {
  open(query);
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '再逛逛' })).toHaveAttribute('href', '/schedule/points-mall');
});

test('a refusal shows its words and code and can be repeated', async () => {
  failNext(DETAIL, 'business');
  const { user } = open('goodsId=G1001');
  expect(await screen.findByText('系统维护中，请 10 分钟后再试')).toBeInTheDocument();
  expect(screen.getByText(/CODE:4001/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '重试' }));
  await findName(/氨基酸温和洗护礼盒/);
});

test('answers of wrong types neither crash nor show leftovers', async () => {
  failNext(DETAIL, 'wrongTypes');
  const { container } = open('goodsId=G1001');
  await waitFor(() => expect(callsTo(DETAIL)).toBe(1));
  await screen.findByText(/CODE:1001/);
  expect(container.textContent).not.toMatch(/undefined|NaN|\[object/);
});

test('a good without lists and texts still stands, and says why it cannot be exchanged', async () => {
  failNext(DETAIL, 'empty');
  open('goodsId=G1001');
  await findName(/氨基酸温和洗护礼盒/);
  expect(screen.getByRole('button', { name: '暂时不能兑换' })).toBeDisabled();
});

test('hostile words are words', async () => {
  const good = findGood('G1001');
  if (!good) throw new Error('no such good');
  good.name = '<img src=x onerror=alert(1)>'.repeat(20);
  open('goodsId=G1001');
  expect(await findName(/^<img src=x/)).toBeInTheDocument();
});

test('what it is for stands once, its facts beside each other, and a card holder is told what he has', async () => {
  signInAs('member');
  open('goodsId=G1001');
  const story = await screen.findAllByText('给照护者的手，留一点温柔');
  expect(story).toHaveLength(1);
  expect(screen.getByText('净含量').nextSibling).toHaveTextContent('360 g');
  expect(screen.getByText('金杏会员，已为您加 1 件')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '了解会员' })).toBeNull();
});

describe('pictures on the whole screen', () => {
  const PICTURE = /放大看第 \d 张图片/;
  const findViewer = () => screen.findByRole('dialog', { name: /氨基酸温和洗护礼盒.*的图片/ }, { timeout: 10_000 });

  test('a tap opens the picture that was tapped; 关闭 leads back to the good', async () => {
    const { user, location } = open('goodsId=G1001');
    const pictures = await screen.findAllByRole('button', { name: PICTURE });
    await user.click(pictures[1] as HTMLElement);
    const viewer = await findViewer();
    expect(location()).toBe(`${PATH}?goodsId=G1001&step=photos`);
    expect(within(viewer).getByRole('status')).toHaveTextContent(`2 / ${pictures.length}`);
    await user.click(within(viewer).getByRole('button', { name: '下一张' }));
    expect(within(viewer).getByRole('status')).toHaveTextContent(`${(2 % pictures.length) + 1} / ${pictures.length}`);
    await user.click(within(viewer).getByRole('button', { name: '关闭' }));
    expect(location()).toBe(`${PATH}?goodsId=G1001`);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('Escape closes it, the arrow keys turn the pages and the first follows the last', async () => {
    const { user, location } = open('goodsId=G1001&step=photos');
    const viewer = await findViewer();
    const place = within(viewer).getByRole('status');
    await user.keyboard('{ArrowLeft}');
    expect(place).not.toHaveTextContent(/^1 /);
    await user.keyboard('{ArrowRight}');
    expect(place).toHaveTextContent(/^1 /);
    await user.keyboard('{Escape}');
    expect(location()).toBe(`${PATH}?goodsId=G1001`);
  });

  test('one picture has no pages; a broken one says so and can be tried again', async () => {
    const good = findGood('G1001');
    if (!good) throw new Error('no such good');
    good.gallery.splice(1);
    const { user } = open('goodsId=G1001&step=photos');
    const viewer = await findViewer();
    expect(within(viewer).queryByRole('button', { name: '下一张' })).not.toBeInTheDocument();
    expect(await within(viewer).findByRole('button', { name: '放大图片' })).toBeEnabled();
    fireEvent.error(within(viewer).getByRole('img'));
    expect(within(viewer).getByText('图片没有加载出来')).toBeInTheDocument();
    expect(within(viewer).queryByRole('button', { name: '放大图片' })).not.toBeInTheDocument();
    await user.click(within(viewer).getByRole('button', { name: '重试' }));
    expect(within(viewer).getByRole('img', { name: /第 1 张/ })).toHaveAttribute('src', good.gallery[0]);
  });
});
