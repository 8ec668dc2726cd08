import { act, render, screen } from '@testing-library/react';
import { addressBar } from '@/shared/lib/addressBar';
import { tabNotes } from '@/shared/lib/deviceStorage';
import { showMessage } from '@/shared/ui/toast/toast';
import { endSession, saveLoginInfo } from './changeSession';
import { isSignedIn } from './loginInfo';
import { isRedirecting, markRedirect } from './redirectRecord';
import { forgetLoginStart, isLoginPending, startLogin } from './startLogin';
import { useSession } from './useSession';
import { bootSession } from './watchSession';

function Probe() {
  const session = useSession();
  return <p>{JSON.stringify(session)}</p>;
}

let stop: () => void = () => undefined;
beforeEach(() => {
  tabNotes.clear();
  forgetLoginStart();
  window.history.replaceState(null, '', '/#/comment');
  jest.spyOn(addressBar, 'leave').mockImplementation(() => undefined);
  stop = bootSession();
});
afterEach(() => stop());

function pageShow(persisted: boolean): void {
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  });
}

test('a token that is put into the hash later is scrubbed before other listeners see it', async () => {
  const seen: string[] = [];
  const onHashChange = () => seen.push(window.location.hash);
  window.addEventListener('hashchange', onHashChange);
  window.location.hash = '#/paying?login_access_token=EVILEVIL&userId=1&orderNo=3';
  await new Promise((resolve) => setTimeout(resolve, 20));
  window.removeEventListener('hashchange', onHashChange);
  expect(seen).toEqual(['#/paying?orderNo=3']);
  expect(isSignedIn()).toBe(false);
});

test('an answer that comes into the open page signs the tab in, and the login is no longer under way', async () => {
  startLogin();
  window.location.hash = '#/comment?login_access_token=abcdefgh&userId=12';
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([isSignedIn(), isLoginPending(), window.location.hash]).toEqual([true, false, '#/comment']);
});

test('coming back from the login page by the page cache gives the redirect up', () => {
  startLogin();
  expect(isRedirecting()).toBe(true);
  pageShow(true);
  expect(isRedirecting()).toBe(false);
  expect(startLogin({ isAutomatic: true })).toBe('held');
  expect(startLogin()).toBe('started');
});

test('the first pageshow of a document changes nothing', () => {
  startLogin();
  pageShow(false);
  expect(isRedirecting()).toBe(true);
});

test('useSession follows login, redirect and the page cache', () => {
  render(<Probe />);
  const state = () => JSON.parse(screen.getByText(/isSignedIn/).textContent ?? '') as unknown;
  expect(state()).toEqual({ isSignedIn: false, isLoginPending: false, userId: '' });
  act(() => void startLogin());
  expect(state()).toMatchObject({ isLoginPending: true });
  pageShow(true);
  expect(state()).toMatchObject({ isLoginPending: false });
  act(() => saveLoginInfo({ login_access_token: 'abcdefgh', userId: '12' }));
  expect(state()).toEqual({ isSignedIn: true, isLoginPending: false, userId: '12' });
});

describe('the pages of the login in the tab’s history', () => {
  const NONCE = '1700000000000';
  const ANSWER = `/?returnRandomParam=${NONCE}#/comment?login_access_token=abcdefgh&userId=12`;
  let went: number[] = [];

  /** The document to which the login returns; `pages` of the login lie between it and where the member had left. */
  function arrive(address: string, pages = 0): void {
    stop();
    const depth = window.history.length - 1 - pages;
    markRedirect({ returnRandomParam: NONCE, hash: '#/comment', at: Date.now(), depth });
    window.history.replaceState(null, '', address);
    stop = bootSession();
  }
  /** The same document once more, without a login that was started. */
  function comeAgain(address: string): void {
    stop();
    window.history.replaceState(null, '', address);
    stop = bootSession();
  }

  beforeEach(() => {
    for (let entry = 0; entry < 5; entry += 1) window.history.pushState(null, '', `/#/comment?step=${entry}`);
    went = [];
    jest.spyOn(window.history, 'go').mockImplementation((steps = 0) => void went.push(steps));
  });

  test('that leave no entry: the member is where he should be', () => {
    arrive(ANSWER);
    expect([isSignedIn(), went]).toEqual([true, []]);
  });

  test.each([1, 2])('%i that stay: the member goes on where he had left, and back cannot lead there', (pages) => {
    arrive(ANSWER, pages);
    expect([isSignedIn(), went]).toEqual([true, [-1 - pages]]);
  });

  test('the back key has led there all the same, and they have sent on again: back over them, without a word', () => {
    arrive(ANSWER);
    showMessage('先前的话');
    comeAgain(ANSWER);
    expect([isSignedIn(), went]).toEqual([true, [-2]]);
    endSession();
    comeAgain(ANSWER);
    expect([isSignedIn(), went]).toEqual([false, [-2, -2]]);
    expect(screen.getByText('先前的话')).toBeInTheDocument();
  });

  test('an answer of another login is refused where it stands, and it is said to who is not signed in', () => {
    arrive(ANSWER);
    comeAgain(ANSWER.replace(NONCE, '1699999999999'));
    expect(screen.queryByText('登录没有完成，请再登录一次')).not.toBeInTheDocument();
    endSession();
    comeAgain(ANSWER.replace(NONCE, '1699999999999'));
    expect([isSignedIn(), went]).toEqual([false, []]);
    expect(screen.getByText('登录没有完成，请再登录一次')).toBeInTheDocument();
  });

  test('a login without an answer goes nowhere: refused, or with a code that was used before', () => {
    arrive(`/?returnRandomParam=${NONCE}#/comment`, 2);
    expect([isSignedIn(), isRedirecting(), went]).toEqual([false, false, []]);
    expect(startLogin({ isAutomatic: true })).toBe('held');
  });
});
