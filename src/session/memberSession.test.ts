import { phoneNotes } from '@/shared/lib/deviceStorage';
import { endSession, saveLoginInfo } from './changeSession';
import { memberSession } from './memberSession';

const A = { login_access_token: 'token-of-a', userId: 'U-a' };
const B = { login_access_token: 'token-of-b', userId: 'U-b' };

/** The tab is closed, and another one opened on the same phone. */
const openNewTab = () => sessionStorage.clear();

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('outlives the tab, and is found by a tab in which nobody has signed in', () => {
  saveLoginInfo(A);
  memberSession.write('code', 'of a');
  openNewTab();
  expect(memberSession.read('code')).toBe('of a');
  expect(memberSession.keys()).toEqual(['code']);
  saveLoginInfo(A);
  expect(memberSession.read('code')).toBe('of a');
});

test('the log-out removes it from the phone', () => {
  saveLoginInfo(A);
  memberSession.write('code', 'of a');
  endSession();
  expect(JSON.stringify({ ...localStorage })).not.toContain('of a');
  saveLoginInfo(A);
  expect(memberSession.read('code')).toBeUndefined();
});

test('another member who signs in, in this tab or in a new one, removes it from the phone', () => {
  for (const isNewTab of [false, true]) {
    saveLoginInfo(A);
    memberSession.write('code', 'of a');
    if (isNewTab) openNewTab();
    saveLoginInfo(B);
    expect(memberSession.read('code')).toBeUndefined();
    expect(JSON.stringify({ ...localStorage })).not.toContain('of a');
  }
});

test('a guest adds nothing to it, nor does a tab of somebody after whom another one has signed in', () => {
  saveLoginInfo(A);
  openNewTab();
  expect(memberSession.write('code', 'of a guest')).toBe(false);
  saveLoginInfo(A);
  phoneNotes.write('owner', 'somebody else');
  expect(memberSession.write('code', 'of a')).toBe(false);
  expect(Object.keys(localStorage)).toEqual(['owner']);
});

test('neither names nor ids stand in the keys', () => {
  saveLoginInfo(A);
  memberSession.write('code', 'x');
  expect(Object.keys(localStorage).join()).not.toMatch(/U-a|token/);
});
