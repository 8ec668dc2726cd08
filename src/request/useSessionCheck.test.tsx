import { act, screen, waitFor } from '@testing-library/react';
import { EquityDayScreen } from '@/features/rights/screens/EquityDayScreen';
import { saveLoginInfo } from '@/session/changeSession';
import { isSignedIn, noteSessionOver, readLoginInfo } from '@/session/loginInfo';
import { forgetLoginStart } from '@/session/startLogin';
import { addressBar } from '@/shared/lib/addressBar';
import { ask } from '@/testing/ask';
import { callsTo, loseSession, serverClock, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { getOrderCount } from './orderCountContract';

const AT = '/equity-day';
const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
const isGuests = async () => expect(await screen.findByText('登录后可以看到您能领的权益')).toBeVisible();

beforeEach(async () => {
  jest.spyOn(addressBar, 'leave').mockImplementation(() => undefined);
  serverClock.set(Date.parse('2026-11-18T12:00:00+08:00'));
  // The calendar is made on first use.
  await ask('GET /api/miniapp/right/day/detail');
});
afterEach(() => {
  forgetLoginStart();
  noteSessionOver(false);
});

test('a session that has ended before the screen: the login starts, and the screen is a guest’s meanwhile', async () => {
  signInAs('member');
  const { userId } = readLoginInfo();
  loseSession();
  renderScreen(<EquityDayScreen />, { at: AT });
  await isGuests();
  expect(addressBar.leave).toHaveBeenCalledTimes(1);
  // What is kept for the member stays his.
  expect(readLoginInfo().userId).toBe(userId);
});

test('one that ends while the screen stands there is noticed on the return', async () => {
  signInAs('member');
  renderScreen(<EquityDayScreen />, { at: AT });
  await waitFor(() => expect(callsTo(getOrderCount.path)).toBe(1));
  expect(await screen.findAllByRole('button', { name: '立即领取' })).not.toHaveLength(0);
  loseSession();
  comeBack();
  await isGuests();
  expect(addressBar.leave).toHaveBeenCalledTimes(1);
});

test('with a new login in the same document the screen is a member’s again, also where the token is the same', async () => {
  signInAs('member');
  noteSessionOver();
  expect(isSignedIn()).toBe(false);
  saveLoginInfo(readLoginInfo());
  expect(isSignedIn()).toBe(true);
});

test('a guest is not asked for', async () => {
  renderScreen(<EquityDayScreen />, { at: AT });
  await isGuests();
  expect(callsTo(getOrderCount.path)).toBe(0);
});
