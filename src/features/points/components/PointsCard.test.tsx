import { screen } from '@testing-library/react';
import { endSession } from '@/session/changeSession';
import { addressBar } from '@/shared/lib/addressBar';
import { failNext, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { getPointsSummary, getSignStatus } from '../contract';
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
