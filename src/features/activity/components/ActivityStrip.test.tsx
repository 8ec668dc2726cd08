import { screen, waitFor } from '@testing-library/react';
import { addRoutes } from '@/shared/config/routes';
import { callsTo } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { forcePhase } from '../../../../mock/_server/campaign/registry';
import { addCampaign } from '../../../../mock/_server/campaign/testKit';
import { ActivityStrip } from './ActivityStrip';

addRoutes({ sample: { path: '/sample', title: '示例活动' } });

beforeEach(() => {
  addCampaign({ code: 'sample' });
  addCampaign({ code: 'nowhere', activityId: 72, title: '没有页面的活动' });
});

async function open() {
  renderScreen(<ActivityStrip />, { at: '/schedule/points-mall' });
  await waitFor(() => expect(callsTo('/api/demo')).toBe(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
}

test('a campaign that the server lists is led to, and one without a screen here is not', async () => {
  await open();
  expect(await screen.findByRole('link', { name: /示例活动/ })).toHaveAttribute('href', '#/sample');
  expect(screen.queryByText('没有页面的活动')).not.toBeInTheDocument();
});

test.each([
  [0, '未开始'],
  [2, '已结束'],
] as const)('in phase %i it says %s', async (phase, words) => {
  forcePhase('sample', phase);
  await open();
  expect(await screen.findByRole('link', { name: new RegExp(`示例活动.*${words}`) })).toBeVisible();
});

test('what was taken off is not listed', async () => {
  forcePhase('sample', 3);
  await open();
  expect(screen.queryByText('示例活动')).not.toBeInTheDocument();
});
