import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endSession } from '@/session/changeSession';
import { addressBar } from '@/shared/lib/addressBar';
import { failNext, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { getPointsSummary, getSignStatus, signIn } from '../contract';
import { PointsCard } from './PointsCard';

afterEach(endSession);

test('whose session has ended, and who has not signed in again, finds the login in place of his points', async () => {
  signInAs('member');
  for (const { path } of [getPointsSummary, getSignStatus]) failNext(path, 'unauthorized', -1);
  jest.spyOn(addressBar, 'leave').mockImplementation(() => undefined);
  renderScreen(<PointsCard isElder={false} onOpenCalendar={() => undefined} />);
  expect(await screen.findByRole('button', { name: '登录' })).toBeVisible();
  expect(screen.queryByText(/没有取到/)).not.toBeInTheDocument();
});

test('a sign-in whose answer was lost points to what the card shows, and not to a button that has gone', async () => {
  signInAs('member');
  renderScreen(<PointsCard isElder={false} onOpenCalendar={() => undefined} />);
  failNext(signIn.path, 'lost');
  await userEvent.click(await screen.findByRole('button', { name: /^签\s?到/ }));
  expect(await screen.findByText('结果确认中，以页面上的为准，再试不会重复')).toBeVisible();
  expect(await screen.findByText(/已连签/)).toBeVisible();
});

test.each([true, false])('a sign-in for which no points are said promises none (长辈版: %p)', async (isElder) => {
  signInAs('member');
  failNext(getSignStatus.path, 'wrongTypes', -1);
  renderScreen(<PointsCard isElder={isElder} onOpenCalendar={() => undefined} />);
  expect(await screen.findByRole('button', { name: /^签\s?到$/ })).toBeVisible();
});
