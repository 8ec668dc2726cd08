import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endSession, saveLoginInfo } from '@/session/changeSession';
import { forgetLoginStart } from '@/session/startLogin';
import { addressBar } from '@/shared/lib/addressBar';
import { renderScreen } from '@/testing/renderScreen';
import { LoginScreen } from './LoginScreen';

const WITH_NEXT = `/login?next=${encodeURIComponent('/schedule/address?mode=select')}`;
const INFO = { login_access_token: 'token-of-a-test', userId: 'U1002' };

let leave: jest.SpyInstance;

function open(at: string) {
  return { user: userEvent.setup(), ...renderScreen(<LoginScreen />, { at }) };
}

beforeEach(() => {
  leave = jest.spyOn(addressBar, 'leave').mockImplementation(() => {});
});
afterEach(() => {
  forgetLoginStart();
  endSession();
});

test('the button goes to the goods list', async () => {
  const { user, location } = open('/login');
  const button = screen.getByRole('button', { name: '登录' });
  expect(button.querySelector('.pair')).toHaveTextContent('登录');
  await user.click(button);
  expect(location()).toBe('/goods/list?x=y');
  expect(leave).not.toHaveBeenCalled();
});

test('with a place to come back to the button signs in, once', async () => {
  const { user, location } = open(WITH_NEXT);
  await user.dblClick(screen.getByRole('button', { name: '登录' }));
  expect(leave).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: '正在跳转…' })).toBeInTheDocument();
  expect(location()).toBe(WITH_NEXT);
});

test('after the login the member is where he wanted to be', async () => {
  const { location } = open(WITH_NEXT);
  act(() => saveLoginInfo(INFO));
  await waitFor(() => expect(location()).toBe('/schedule/address?mode=select'));
});

test('a foreign place to come back to is not followed', () => {
  saveLoginInfo(INFO);
  const { location } = open(`/login?next=${encodeURIComponent('https://evil.example/')}`);
  expect(location()).toMatch(/^\/login\?next=/);
  expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/schedule/points-mall');
});

test('the login page as its own target does not loop', () => {
  saveLoginInfo(INFO);
  open(`/login?next=${encodeURIComponent('/login?next=%2Flogin')}`);
  expect(screen.getByRole('link', { name: '返回首页' })).toBeInTheDocument();
});

test('three redirects without success: says so, with a number to call; leaving forgets it', async () => {
  sessionStorage.setItem('loginRedirects', [3, 2, 1].map((ago) => Date.now() - ago * 5000).join(','));
  const { user, unmount } = open(WITH_NEXT);
  await user.click(screen.getByRole('button', { name: '登录' }));
  expect(screen.getByRole('alert')).toHaveTextContent('登录没有成功');
  expect(leave).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: '400-000-0000' })).toHaveAttribute('href', 'tel:4000000000');
  unmount();
  open(WITH_NEXT);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('who is signed in is offered the way home', () => {
  saveLoginInfo(INFO);
  open('/login');
  expect(screen.getByRole('link', { name: '返回首页' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '登录' })).toBeNull();
  expect(screen.queryByText(/登录前/)).toBeNull();
});
