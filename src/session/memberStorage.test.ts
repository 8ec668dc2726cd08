import { phoneNotes, tabNotes } from '@/shared/lib/deviceStorage';
import { endSession, saveLoginInfo } from './changeSession';
import { memberMemory, memberPhone, memberTab } from './memberStorage';

const A = { login_access_token: 'token-of-a', userId: 'U-a' };
const B = { login_access_token: 'token-of-b', userId: 'U-b' };

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('what is kept for a member comes back to him and to nobody else', () => {
  saveLoginInfo(A);
  memberTab.write('draft', 'of a');
  memberPhone.write('receipt', 'of a');
  saveLoginInfo(B);
  expect([memberTab.read('draft'), memberPhone.read('receipt')]).toEqual([undefined, undefined]);
  memberPhone.write('receipt', 'of b');
  saveLoginInfo(A);
  expect(memberTab.read('draft')).toBeUndefined();
  expect(memberPhone.read('receipt')).toBe('of a');
});

test('the same member finds his things after a login in between', () => {
  saveLoginInfo(A);
  memberTab.write('draft', 'of a');
  saveLoginInfo({ ...A, login_access_token: 'a newer token' });
  expect(memberTab.read('draft')).toBe('of a');
});

test('what a guest has begun becomes the things of who signs in, once', () => {
  memberTab.write('draft', 'of a guest');
  saveLoginInfo(A);
  expect(memberTab.read('draft')).toBe('of a guest');
  endSession();
  expect(memberTab.read('draft')).toBeUndefined();
  saveLoginInfo(B);
  expect(memberTab.read('draft')).toBeUndefined();
});

test('what lives in memory belongs to its member, too, and never touches the phone', () => {
  memberMemory.write('answers', 'of a guest');
  saveLoginInfo(A);
  expect(memberMemory.read('answers')).toBe('of a guest');
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('of a guest');
  saveLoginInfo(B);
  expect(memberMemory.read('answers')).toBeUndefined();
  memberMemory.write('answers', 'of b');
  endSession();
  saveLoginInfo(B);
  expect(memberMemory.read('answers')).toBeUndefined();
});

test('without a user id the token tells members apart', () => {
  saveLoginInfo({ ...A, userId: '' });
  memberTab.write('draft', 'of a');
  saveLoginInfo({ ...B, userId: '' });
  expect(memberTab.read('draft')).toBeUndefined();
});

test('neither names nor ids stand in the keys, and a key is listed as it was given', () => {
  saveLoginInfo(A);
  memberTab.write('ticket:1', 'x');
  memberTab.write('other', 'x');
  expect(
    Object.keys(sessionStorage)
      .filter((key) => key !== 'loginInfo')
      .join(),
  ).not.toMatch(/U-a|token/);
  expect(memberTab.keys('ticket:')).toEqual(['ticket:1']);
  memberTab.clear('ticket:');
  expect(memberTab.keys()).toEqual(['other']);
});

test('the end of a session leaves what belongs to nobody, and what a lost answer needs', () => {
  saveLoginInfo(A);
  tabNotes.write('nurseday_inviter', 'XL6A1B');
  phoneNotes.write('elderMode', '1');
  memberTab.write('draft', 'of a');
  memberPhone.write('receipt', 'of a');
  endSession();
  expect({ ...sessionStorage }).toEqual({ nurseday_inviter: 'XL6A1B' });
  expect(phoneNotes.read('elderMode')).toBe('1');
  saveLoginInfo(A);
  expect(memberPhone.read('receipt')).toBe('of a');
});
