import { phoneNotes } from '@/shared/lib/deviceStorage';
import { endSession, saveLoginInfo } from './changeSession';
import { lastMemberSession } from './lastMemberSession';
import { memberSession } from './memberSession';

const A = { login_access_token: 'token-of-a', userId: 'U-a' };
const B = { login_access_token: 'token-of-b', userId: 'U-b' };

/** The tab is closed, and another one opened on the same phone. */
const openNewTab = () => sessionStorage.clear();

/** A tab that was open before, with what it has kept, is in front again. */
function showTab(kept: Record<string, string>): void {
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
}

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('outlives the tab, and is found by a tab in which nobody has signed in', () => {
  saveLoginInfo(A);
  memberSession.write('code', 'of a');
  openNewTab();
  expect(memberSession.read('code')).toBeUndefined();
  expect(lastMemberSession.read('code')).toBe('of a');
  expect(lastMemberSession.keys()).toEqual(['code']);
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

test('a tab that still shows a former member leaves it to who has signed in since', () => {
  saveLoginInfo(A);
  memberSession.write('code', 'of a');
  const ofTab = { ...sessionStorage };
  openNewTab();
  saveLoginInfo(B);
  memberSession.write('code', 'of b');
  const ofOtherTab = { ...sessionStorage };
  openNewTab();
  showTab(ofTab);
  memberSession.write('late', 'of a');
  endSession();
  expect(JSON.stringify({ ...localStorage })).not.toContain('of a');
  expect(lastMemberSession.read('code')).toBe('of b');
  showTab(ofOtherTab);
  endSession();
  expect([phoneNotes.read('owner'), JSON.stringify({ ...localStorage })]).toEqual([
    undefined,
    expect.not.stringContaining('of b'),
  ]);
});

test('another member who signs in, in this tab or in a new one, removes it from the phone', () => {
  for (const isNewTab of [false, true]) {
    saveLoginInfo(A);
    memberSession.write('code', 'of a');
    if (isNewTab) openNewTab();
    saveLoginInfo(B);
    expect([memberSession.read('code'), lastMemberSession.read('code')]).toEqual([undefined, undefined]);
    expect(JSON.stringify({ ...localStorage })).not.toContain('of a');
  }
});

test('what a tab keeps after another member has signed in elsewhere is shown to nobody else', () => {
  saveLoginInfo(A);
  const ofTab = { ...sessionStorage };
  openNewTab();
  saveLoginInfo(B);
  showTab(ofTab);
  memberSession.write('code', 'of a');
  openNewTab();
  expect(lastMemberSession.read('code')).toBeUndefined();
  saveLoginInfo(B);
  expect(JSON.stringify({ ...localStorage })).not.toContain('of a');
});

test('neither names nor ids stand in the keys', () => {
  saveLoginInfo(A);
  memberSession.write('code', 'x');
  expect(Object.keys(localStorage).join()).not.toMatch(/U-a|token/);
});
