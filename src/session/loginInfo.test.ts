import { type TabNote, tabNotes } from '@/shared/lib/deviceStorage';
import { endSession, saveLoginInfo } from './changeSession';
import { isSignedIn, readLoginInfo } from './loginInfo';
import { memberTab } from './memberStorage';
import { subscribeSession } from './subscribeSession';

const GUEST = { login_access_token: '', userId: '' };

beforeEach(() => tabNotes.clear());

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
  tabNotes.write('loginInfo', text);
  expect(readLoginInfo()).toEqual(GUEST);
  expect(isSignedIn()).toBe(false);
});

test('a user id of the wrong shape is left out', () => {
  tabNotes.write('loginInfo', JSON.stringify({ login_access_token: 'abcdefgh', userId: 7 }));
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

test('the end of a session clears what was a member’s and tells the subscribers; where the visit came from stays', () => {
  saveLoginInfo({ login_access_token: 'abcdefgh', userId: '7' });
  memberTab.write('draft:comment', 'x');
  const ofTheVisit = { nurseday_channelName: 'poster', nurseday_channelType: '2', nurseday_inviter: 'XL6A1B' };
  const shown = { 'lotterySkip:LUCK-2026': '1' };
  for (const [note, value] of Object.entries({ ...ofTheVisit, ...shown })) tabNotes.write(note as TabNote, value);
  for (const note of ['systemOauthRedirect', 'loginRedirect', 'loginRedirects'] as const) tabNotes.write(note, '1');
  const told = jest.fn();
  const unsubscribe = subscribeSession(told);
  endSession();
  expect([{ ...sessionStorage }, isSignedIn()]).toEqual([{ ...ofTheVisit, ...shown }, false]);
  expect(told).toHaveBeenCalledTimes(1);
  unsubscribe();
  endSession();
  expect(told).toHaveBeenCalledTimes(1);
});
