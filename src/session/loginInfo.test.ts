import { sessionStore } from '@/shared/lib/storage';
import { endSession, isSignedIn, readLoginInfo, saveLoginInfo } from './loginInfo';
import { subscribeSession } from './subscribeSession';

const GUEST = { login_access_token: '', userId: '' };

beforeEach(() => sessionStore.clear());

test('without stored login info both fields are empty', () => {
  expect(readLoginInfo()).toEqual(GUEST);
  expect(isSignedIn()).toBe(false);
});

test.each([
  ['corrupt JSON', '{'],
  ['a list', '["a"]'],
  ['a token that is an object', '{"login_access_token":{},"userId":"1"}'],
  ['a token of 5 MB', JSON.stringify({ login_access_token: 'a'.repeat(5_000_000) })],
  ['a polluting key', '{"__proto__":{"login_access_token":"abcdefgh"}}'],
])('%s gives the guest', (_, text) => {
  sessionStore.write('loginInfo', text);
  expect(readLoginInfo()).toEqual(GUEST);
  expect(isSignedIn()).toBe(false);
});

test('a user id of the wrong shape is left out', () => {
  sessionStore.write('loginInfo', JSON.stringify({ login_access_token: 'abcdefgh', userId: 7 }));
  expect(readLoginInfo()).toEqual({ login_access_token: 'abcdefgh', userId: '' });
});

test('login info is kept in session storage under loginInfo', () => {
  saveLoginInfo({ login_access_token: 'abcdefgh', userId: '7' });
  expect(JSON.parse(sessionStorage.getItem('loginInfo') ?? '')).toEqual({
    login_access_token: 'abcdefgh',
    userId: '7',
  });
  expect(isSignedIn()).toBe(true);
});

test('the end of a session clears everything and tells the subscribers', () => {
  saveLoginInfo({ login_access_token: 'abcdefgh', userId: '7' });
  sessionStore.write('draft:comment', 'x');
  sessionStore.write('systemOauthRedirect', '1');
  const told = jest.fn();
  const unsubscribe = subscribeSession(told);
  endSession();
  expect([sessionStorage.length, isSignedIn()]).toEqual([0, false]);
  expect(told).toHaveBeenCalledTimes(1);
  unsubscribe();
  endSession();
  expect(told).toHaveBeenCalledTimes(1);
});
