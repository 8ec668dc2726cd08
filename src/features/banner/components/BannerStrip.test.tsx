import { act, fireEvent, screen } from '@testing-library/react';
import { toResponse } from '@/request/fakeFetch';
import { setElderMode } from '@/shared/lib/elderMode';
import { renderScreen } from '@/testing/renderScreen';
import { allCampaigns, forcePhase } from '../../../../mock/_server/campaign/registry';
import { BannerStrip } from './BannerStrip';

let scrollTo: jest.SpyInstance;
beforeEach(() => {
  // The lasting banners alone.
  for (const { code } of allCampaigns()) forcePhase(code, 3);
  scrollTo = jest.spyOn(Element.prototype, 'scrollTo').mockImplementation(() => undefined);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(358);
});
afterEach(() => {
  act(() => setElderMode(false));
  jest.useRealTimers();
});

async function open() {
  jest.useFakeTimers();
  const rendered = renderScreen(<BannerStrip position="home" />, { at: '/schedule/points-mall' });
  await act(() => jest.advanceTimersByTimeAsync(400));
  return rendered;
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test.each([
  [/杏运抽奖.*第 \d 张/, '/activity/nursing-care/play'],
  [/会员权益日.*第 \d 张/, '/equity-day'],
  [/冬季居家护理.*第 \d 张/, '/schedule/points-mall/goods-detail?goodsId=G3002'],
])('a plain browser can follow %s', async (name, path) => {
  const { location } = await open();
  fireEvent.click(screen.getByRole('button', { name }));
  expect(location()).toBe(path);
});

test('it moves on every five seconds, and a pause holds it', async () => {
  await open();
  await pass(5_000);
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 358, behavior: 'smooth' });
  fireEvent.click(screen.getByRole('button', { name: '暂停轮播' }));
  await pass(20_000);
  expect(scrollTo).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: '继续轮播' }));
  await pass(5_000);
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

test.each([
  ['touches it', () => fireEvent.pointerDown(screen.getByRole('list'))],
  ['reaches it by keyboard', () => fireEvent.focus(screen.getByRole('button', { name: /会员权益日/ }))],
])('it stops once somebody %s', async (_, take) => {
  await open();
  take();
  await pass(20_000);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('nothing moves in 长辈版 or with less motion, and there is nothing to pause', async () => {
  act(() => setElderMode(true));
  const { unmount } = await open();
  await pass(20_000);
  expect(screen.queryByRole('button', { name: /轮播/ })).not.toBeInTheDocument();
  unmount();
  act(() => setElderMode(false));
  const less = { ...window.matchMedia(''), matches: true };
  jest.spyOn(window, 'matchMedia').mockReturnValue(less);
  await open();
  await pass(20_000);
  expect(screen.queryByRole('button', { name: /轮播/ })).not.toBeInTheDocument();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('of many banners the first ones stand in the row', async () => {
  const row = { img: '', summary: '', linkType: 'route', link: '/may', startAt: null, endAt: null };
  const data = Array.from({ length: 50 }, (_, place) => ({ ...row, id: `B${place}`, title: `活动${place + 1}` }));
  const text = JSON.stringify({ code: 0, msg: '', data });
  jest.spyOn(window, 'fetch').mockResolvedValueOnce(toResponse(200, async () => text));
  await open();
  expect(screen.getAllByRole('listitem')).toHaveLength(8);
  expect(screen.getByRole('button', { name: /活动8.*第 8 张，共 8 张/ })).toBeVisible();
});
