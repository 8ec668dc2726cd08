import { act, screen, waitFor } from '@testing-library/react';
import { toResponse } from '@/request/fakeFetch';
import { addRoutes } from '@/shared/config/routes';
import { formatNearDay } from '@/shared/lib/timeFormat';
import { failNext } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { forcePhase } from '../../../../mock/_server/campaign/registry';
import { addCampaign } from '../../../../mock/_server/campaign/testKit';
import { DAY, dayOf, serverNow, startOfDay } from '../../../../mock/_server/state';
import { ActivityStrip } from './ActivityStrip';

addRoutes({ sample: { path: '/sample', title: '示例活动' } });

beforeEach(() => {
  addCampaign({ code: 'sample' });
  addCampaign({ code: 'nowhere', activityId: 72, title: '没有页面的活动' });
});

const open = () => renderScreen(<ActivityStrip />, { at: '/schedule/points-mall' });

test('a campaign that the server lists is led to, and one without a screen here is not', async () => {
  open();
  expect(await screen.findByRole('link', { name: /示例活动/ })).toHaveAttribute('href', '#/sample');
  expect(screen.queryByText('没有页面的活动')).not.toBeInTheDocument();
});

test('an end at midnight belongs to the day before', async () => {
  open();
  const today = startOfDay(dayOf(serverNow()));
  const [first, last] = [formatNearDay(today - DAY, '至'), formatNearDay(today + 4 * DAY)];
  expect(await screen.findByRole('link', { name: /示例活动/ })).toHaveTextContent(`${first} ${last}`);
});

test.each(['startAt', 'endAt'])('without its %s an activity stands there without its days', async (name) => {
  const days = { startAt: Date.parse('2096-12-20'), endAt: Date.parse('2096-12-30'), [name]: null };
  const activity = { id: '71', title: '示例活动', cover: '', status: 1, route: '/sample', ...days };
  const text = JSON.stringify({ code: 0, msg: '', data: [activity] });
  jest.spyOn(window, 'fetch').mockResolvedValueOnce(toResponse(200, async () => text));
  open();
  expect(await screen.findByRole('link', { name: /示例活动/ })).toHaveTextContent(/^示例活动$/);
});

test('days of another year bear it', async () => {
  const at = (day: string) => Date.parse(`${day}T00:00:00+08:00`);
  addCampaign({ code: 'sample', period: () => ({ startAt: at('2096-12-20'), endAt: at('2097-01-05') }) });
  open();
  expect(await screen.findByRole('link', { name: /示例活动/ })).toHaveTextContent('2096-12-20 至 2097-01-04');
});

test.each([
  [0, '未开始'],
  [2, '已结束'],
] as const)('in phase %i it says %s', async (phase, words) => {
  forcePhase('sample', phase);
  open();
  expect(await screen.findByRole('link', { name: new RegExp(`示例活动.*${words}`) })).toBeVisible();
});

test('what was taken off is not listed', async () => {
  forcePhase('sample', 3);
  addCampaign({ code: 'another', activityId: 73, title: '另一个活动', route: '/sample' });
  open();
  expect(await screen.findByRole('link', { name: /另一个活动/ })).toBeVisible();
  expect(screen.queryByText('示例活动')).not.toBeInTheDocument();
});

test('what has ended while the member was away says so when he comes back', async () => {
  open();
  expect(await screen.findByRole('link', { name: /示例活动/ })).not.toHaveTextContent('已结束');
  forcePhase('sample', 2);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByRole('link', { name: /示例活动.*已结束/ })).toBeVisible();
});

test('what did not come for lack of a network comes by itself with it', async () => {
  failNext('/api/demo', 'drop', 1);
  const { container } = open();
  await waitFor(() => expect(container).toBeEmptyDOMElement());
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('link', { name: /示例活动/ })).toBeVisible();
});
