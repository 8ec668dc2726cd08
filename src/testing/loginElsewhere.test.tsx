/**
 * @jest-environment-options {"url": "https://other.example.com/"}
 */
import { act, screen } from '@testing-library/react';
import { MemberScreen } from '@/features/account/screens/MemberScreen';
import { AddressScreen } from '@/features/address/screens/AddressScreen';
import { OrderListScreen } from '@/features/order/screens/OrderListScreen';
import { forgetLoginStart } from '@/session/startLogin';
import { addressBar } from '@/shared/lib/addressBar';
import { failNext, signInAs } from './fakeServer';
import { renderScreen } from './renderScreen';

/* On a host where an answer "not signed in" starts no login, nobody waits for one. */
const again = () => screen.queryByRole('button', { name: '重新登录' });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(addressBar, 'leave').mockImplementation(() => undefined);
});
afterEach(() => {
  forgetLoginStart();
  jest.useRealTimers();
});

test('a screen offers the login at once', async () => {
  signInAs('member');
  failNext('*', 'unauthorized', -1);
  renderScreen(<OrderListScreen />, { at: '/schedule/points-mall/order-list' });
  await pass(1_000);
  expect(screen.queryByText('正在登录…')).not.toBeInTheDocument();
  expect(again()).toBeInTheDocument();
  expect(addressBar.leave).not.toHaveBeenCalled();
});

test('so does what stands above content that could not be refreshed', async () => {
  signInAs('member');
  renderScreen(<MemberScreen />, { at: '/schedule/member' });
  await pass(1_000);
  failNext('*', 'unauthorized', -1);
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  await pass(1_000);
  expect(screen.queryByText('正在登录…')).not.toBeInTheDocument();
  expect(again()).toBeInTheDocument();
});

test('a login that the member has started is waited for', async () => {
  renderScreen(<AddressScreen />, { at: '/schedule/address' });
  await pass(1_000);
  act(() => screen.getByRole('button', { name: '登录' }).click());
  expect(screen.getByText('正在登录…')).toBeInTheDocument();
  expect(again()).not.toBeInTheDocument();
});
