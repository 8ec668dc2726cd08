import { screen } from '@testing-library/react';
import { addRoutes } from '@/shared/config/routes';
import { formatChineseDay } from '@/shared/lib/timeFormat';
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
  const [first, last] = [formatChineseDay(today - DAY), formatChineseDay(today + 4 * DAY)];
  expect(await screen.findByRole('link', { name: /示例活动/ })).toHaveTextContent(`${first}至 ${last}`);
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
