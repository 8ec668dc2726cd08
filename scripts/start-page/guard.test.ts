import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { StartGuard } from '@/shell/startGuard';
import { installGuard } from './guard';

const ANSWER = '#/paying?orderNo=1&login_access_token=token-of-a-test&userId=U1';
const PANEL = '页面没有打开';

let guard: StartGuard;

function open(hash: string, search = ''): void {
  window.history.replaceState(null, '', `/app/${search}${hash}`);
  document.body.innerHTML = '<div id="start"><i></i></div><div id="root"></div>';
  guard = installGuard();
}

/** What a browser does when a script does not come. */
function missScript(src: string): void {
  const script = document.createElement('script');
  script.setAttribute('src', src);
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
}

const missMain = () => missScript('./umi.1a2b3c4d.js');

/** What the address of a page says that was tried once more already. */
const TRIED = `_v=${Date.now().toString(36)}`;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  guard.takeOver();
  jest.useRealTimers();
  window.__APP_CONFIG__ = undefined;
});

test('the main script fails again: the panel is there, and nothing personal in the address', () => {
  open(ANSWER, `?channelName=a%20b&x=?&${TRIED}`);
  missMain();
  expect(window.location.search).toBe(`?channelName=a%20b&x=?&${TRIED}`);
  expect(window.location.hash).toBe('#/paying?orderNo=1');
  expect(screen.getByRole('alert')).toHaveTextContent(PANEL);
  expect(screen.getByRole('button', { name: '重试' })).toBeInTheDocument();
  expect(document.getElementById('start')).toBeNull();
});

test.each([
  ['#login_access_token=t1234567&userId=U1', '#/'],
  ['#/?userId=U1&login_access_token=t1234567', '#/'],
  ['#/equity?rightId=1', '#/equity?rightId=1'],
  ['', ''],
])('the hash %p becomes %p', (hash, expected) => {
  open(hash, `?${TRIED}`);
  missMain();
  expect(window.location.hash).toBe(expected);
});

test('a script that comes late gets the login answer', () => {
  open(ANSWER);
  jest.advanceTimersByTime(45_000);
  expect(window.location.hash).toBe('#/paying?orderNo=1');
  expect(guard.takeOver()).toBe(ANSWER);
});

test('a slow script: a word after 15 s, the panel after 45 s, and the address is left alone until then', () => {
  open(ANSWER);
  jest.advanceTimersByTime(14_999);
  expect(screen.queryByRole('status')).toBeNull();
  jest.advanceTimersByTime(1);
  expect(screen.getByRole('status')).toHaveTextContent('网络较慢，正在打开');
  jest.advanceTimersByTime(29_999);
  expect(window.location.hash).toBe(ANSWER);
  expect(screen.queryByText(PANEL)).toBeNull();
  jest.advanceTimersByTime(1);
  expect(screen.getByText(PANEL)).toBeInTheDocument();
});

test('an app that runs is left alone', () => {
  open(ANSWER);
  expect(guard.takeOver()).toBe('');
  missMain();
  jest.advanceTimersByTime(200_000);
  expect(document.querySelector('#start i')).not.toBeNull();
  expect(window.location.hash).toBe(ANSWER);
});

test('a script that this browser cannot run is as good as missing', () => {
  open('#/equity');
  window.dispatchEvent(new ErrorEvent('error', { filename: 'https://m.example.com/umi.1a2b3c4d.js?r=1' }));
  expect(screen.getByText(PANEL)).toBeInTheDocument();
});

test.each(['./app-config.js', './src__pages__equity__index.1a2b.async.js', 'https://cdn.example.com/x.js'])(
  'another script that does not come is no reason: %s',
  (src) => {
    open('#/equity');
    missScript(src);
    expect(screen.queryByText(PANEL)).toBeNull();
  },
);

test.each([
  [{ brand: { phone: '400-800 1234' } }, 'tel:400-8001234'],
  [{ brand: { phone: 'javascript:alert(1)' } }, undefined],
  [{ brand: { phone: 4008001234 } }, undefined],
  [{ brand: null }, undefined],
  [undefined, undefined],
])('the phone number out of the configuration %j', (config, link) => {
  window.__APP_CONFIG__ = config;
  open('#/', `?${TRIED}`);
  missMain();
  expect(screen.queryByRole('link')?.getAttribute('href')).toBe(link);
});

test('before the rest of the HTML is there the panel waits for its place', () => {
  open('#/', `?${TRIED}`);
  document.body.innerHTML = '';
  missMain();
  document.body.innerHTML = '<div id="root"></div>';
  jest.advanceTimersByTime(100);
  expect(screen.getByText(PANEL)).toBeInTheDocument();
});

test('without a network it says so, and tries again when the network is back', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const leave = watchLeaving();
  open('#/');
  missMain();
  expect(screen.getByRole('alert')).toHaveTextContent('没有网络');
  window.dispatchEvent(new Event('online'));
  expect(leave()).toBe(1);
});

test('a main script that does not come is tried once more by itself, before anything is said', () => {
  const leave = watchLeaving();
  open(ANSWER);
  missMain();
  expect(leave()).toBe(0);
  jest.advanceTimersByTime(1000);
  expect(leave()).toBe(1);
  jest.advanceTimersByTime(60_000);
  expect(leave()).toBe(1);
  expect(screen.queryByText(PANEL)).toBeNull();
});

test('重试 loads the page anew', async () => {
  const leave = watchLeaving();
  open(ANSWER, `?${TRIED}`);
  missMain();
  await userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(screen.getByRole('button', { name: '重试' }));
  expect(leave()).toBe(1);
});

/** jsdom cannot leave its document and says so on the console. */
function watchLeaving(): () => number {
  let times = 0;
  jest.spyOn(console, 'error').mockImplementation((error: unknown) => {
    if (!/navigation/.test(String(error))) throw error;
    times += 1;
  });
  return () => times;
}
