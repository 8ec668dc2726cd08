import { history } from 'umi';
import { clearRedirect } from '@/session/redirectRecord';
import { forgetLoginStart, startLogin } from '@/session/startLogin';
import { addressBar } from '@/shared/lib/addressBar';
import { tabNotes } from '@/shared/lib/deviceStorage';
import { followLeftPlace } from './followLeftPlace';

const TOP = 1_840;
let scrolled: jest.SpyInstance;

function standAt(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
}

function leaveForLogin(hash: string, top: number): void {
  window.location.hash = hash;
  standAt(top);
  startLogin();
}

/** As in the document that comes up after the login. */
function comeUp(hash: string, top = 0): void {
  window.location.hash = hash;
  standAt(top);
  scrolled.mockClear();
  followLeftPlace();
}

let opening: string;

beforeAll(followLeftPlace);
beforeEach(() => {
  opening = 'navigate';
  performance.getEntriesByType = () => [{ type: opening }] as unknown as PerformanceEntryList;
  jest.spyOn(addressBar, 'leave').mockImplementation(() => undefined);
  scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  forgetLoginStart();
  tabNotes.clear();
  // Ends the holding of the place.
  window.dispatchEvent(new Event('touchstart'));
  standAt(0);
});

test('who left for the login far down a page is there again when he is back on it', () => {
  leaveForLogin('#/comment?sort=hot', TOP);
  comeUp('#/comment?sort=hot');
  expect(scrolled).toHaveBeenCalledWith(0, TOP);
  // Once: the next time the page begins at its top.
  comeUp('#/comment?sort=hot');
  expect(scrolled).not.toHaveBeenCalled();
});

test('where the app leads on to another address the place is held no longer', async () => {
  leaveForLogin('#/comment', TOP);
  comeUp('#/comment');
  history.push('/may');
  scrolled.mockClear();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(scrolled).not.toHaveBeenCalled();
});

test.each([
  ['on another page', '#/may', 0],
  ['where he has moved on already', '#/comment', 300],
])('%s he is left where he is', (_, hash, top) => {
  leaveForLogin('#/comment', TOP);
  comeUp(hash, top);
  expect(scrolled).not.toHaveBeenCalled();
});

test('a login that was given up leaves nothing behind', () => {
  leaveForLogin('#/comment', TOP);
  expect(tabNotes.read('leftPlace')).toContain(String(TOP));
  // As when the back key brings back the page that had left.
  clearRedirect();
  forgetLoginStart();
  expect(tabNotes.read('leftPlace')).toBeUndefined();
});

test.each(['reload', 'back_forward'])('a page that is opened again (%s) is where it was left', (type) => {
  window.location.hash = '#/comment';
  standAt(TOP);
  window.dispatchEvent(new Event('pagehide'));
  opening = type;
  comeUp('#/comment');
  expect(scrolled).toHaveBeenCalledWith(0, TOP);
});

test('the same address opened anew begins at its top', () => {
  window.location.hash = '#/comment';
  standAt(TOP);
  window.dispatchEvent(new Event('pagehide'));
  comeUp('#/comment');
  expect(scrolled).not.toHaveBeenCalled();
});

test('a page that the phone has taken from its memory while nobody saw it is where it was', () => {
  window.location.hash = '#/comment';
  standAt(TOP);
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Object.defineProperty(document, 'hidden', { value: false, configurable: true });
  opening = 'reload';
  comeUp('#/comment');
  expect(scrolled).toHaveBeenCalledWith(0, TOP);
});
