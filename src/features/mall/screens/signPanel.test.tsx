import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endSession } from '@/session/changeSession';
import { callsTo, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { PointsMallScreen } from './PointsMallScreen';

afterEach(endSession);

test('the calendar over the home screen does not ask for the points that the card below shows', async () => {
  signInAs('member');
  renderScreen(<PointsMallScreen />, { at: '/schedule/points-mall?step=sign' });
  const panel = await screen.findByRole('dialog', { name: '签到日历' });
  await within(panel).findByRole('button', { name: '签到 +15' });
  const card = screen.getByRole('region', { name: '我的积分', hidden: true });
  await waitFor(() => expect(card).toHaveTextContent('3,280'));
  expect(callsTo('/api/miniapp/points/summary')).toBe(1);
});

test.each([
  ['sign', '签到日历'],
  ['tasks', '赚积分'],
])('the panel of %s does not vanish: it leaves as others do', async (step, name) => {
  signInAs('member');
  const { location } = renderScreen(<PointsMallScreen />, { at: `/schedule/points-mall?step=${step}` });
  const panel = await screen.findByRole('dialog', { name });
  await userEvent.click(within(panel).getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(location()).toBe('/schedule/points-mall'));
  expect(panel.parentElement).toHaveClass('leaving');
  await waitFor(() => expect(panel).not.toBeInTheDocument());
});
