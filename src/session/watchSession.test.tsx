import { act, render, screen } from '@testing-library/react';
import { addressBar } from '@/shared/lib/addressBar';
import { tabNotes } from '@/shared/lib/deviceStorage';
import { saveLoginInfo } from './changeSession';
import { isSignedIn } from './loginInfo';
import { isRedirecting } from './redirectRecord';
import { forgetLoginStart, startLogin } from './startLogin';
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

test('words after the address of the recruiting for research are gone before other listeners see it', async () => {
  const seen: string[] = [];
  const onHashChange = () => seen.push(window.location.hash);
  window.addEventListener('hashchange', onHashChange);
  window.location.hash = '#/keyan（点击打开）?studyId=KY2603';
  await new Promise((resolve) => setTimeout(resolve, 20));
  window.removeEventListener('hashchange', onHashChange);
  expect(seen).toEqual(['#/keyan?studyId=KY2603']);
});
