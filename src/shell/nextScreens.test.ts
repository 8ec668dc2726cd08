import { act } from '@testing-library/react';
// biome-ignore lint/style/noRestrictedImports: what Umi makes of a page
import { lazy } from 'react';
import { history } from 'umi';
import { rememberScreens } from './beginScreen';
import { fetchNextScreens } from './nextScreens';

const FILES = {
  '/schedule/points-mall/goods-detail': ['1.js', 'shared.js', '1.css'],
  '/schedule/member': ['2.js', 'shared.js', 'main.js'],
  '/schedule/points-mall/order-list': ['3.js'],
  '/schedule/points-mall/order-detail': ['4.js'],
  '/course-list': ['5.js'],
  'part.checkout': ['6.js', '6.css'],
};

const asked = () =>
  [...document.head.querySelectorAll('link[rel="preload"]')].map(
    (link) => `${link.getAttribute('as')} ${link.getAttribute('href')}`,
  );

function setConnection(connection: object | undefined): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

beforeAll(() => {
  window.__SCREEN_FILES__ = FILES;
  document.head.innerHTML = '<script src="./main.js"></script>';
  jest.useFakeTimers();
  history.push('/schedule/points-mall');
  setConnection({ saveData: true });
  fetchNextScreens();
});

afterAll(() => Reflect.deleteProperty(navigator, 'connection'));

// In this order: what has been asked for once is not asked for again.
test('nothing where the phone saves data or has hardly any network', () => {
  jest.advanceTimersByTime(10_000);
  expect(asked()).toEqual([]);
  setConnection({ effectiveType: 'slow-2g' });
  act(() => history.push('/schedule/points-mall?tab=service'));
  jest.advanceTimersByTime(10_000);
  expect(asked()).toEqual([]);
});

test('who has moved on meanwhile does not get what belongs to the screen before', () => {
  setConnection(undefined);
  act(() => history.push('/schedule/points-mall'));
  jest.advanceTimersByTime(1000);
  expect(asked()).toEqual([]);
  act(() => history.push('/login'));
  jest.advanceTimersByTime(10_000);
  expect(asked()).toEqual([]);
});

test('the likely screens when there is time, each file once', () => {
  act(() => history.push('/schedule/points-mall'));
  jest.advanceTimersByTime(10_000);
  expect(asked()).toEqual(['script ./1.js', 'script ./shared.js', 'style ./1.css', 'script ./2.js', 'script ./3.js']);
});

test('a touched link at once, whatever is inside it; other things that are touched do nothing', () => {
  document.body.innerHTML =
    '<a href="#/course-list?from=home"><b>课程</b></a><a href="https://a.test">外</a><button>签</button>';
  const touch = (name: string) =>
    document.querySelector(name)?.dispatchEvent(new Event('touchstart', { bubbles: true }));
  const before = asked().length;
  touch('a[href^="https"]');
  touch('button');
  expect(asked()).toHaveLength(before);
  touch('b');
  expect(asked().slice(before)).toEqual(['script ./5.js']);
});

/** A screen that counts how often its code is run. */
function remember(path: string) {
  const run = jest.fn(() => new Promise<never>(() => {}));
  rememberScreens({ routes: { [path]: { path: path.slice(1) } }, routeComponents: { [path]: lazy(run) } });
  return run;
}

const comes = (file: string) => document.head.querySelector(`link[href$="${file}"]`)?.dispatchEvent(new Event('load'));

test('what has come is run under the finger, before that it is not', () => {
  const run = remember('/course-list');
  document.body.innerHTML = '<a href="#/course-list">课程</a>';
  const touch = () => document.querySelector('a')?.dispatchEvent(new Event('touchstart', { bubbles: true }));
  touch();
  expect(run).not.toHaveBeenCalled();
  comes('/5.js');
  touch();
  expect(run).toHaveBeenCalledTimes(1);
});

test('the likeliest screen is run when the phone has time, as soon as it is whole', () => {
  const [run, second] = [remember('/schedule/points-mall/goods-detail'), remember('/schedule/member')];
  act(() => history.push('/schedule/points-mall'));
  for (const file of ['/1.js', '/2.js', '/shared.js']) comes(file);
  jest.advanceTimersByTime(10_000);
  expect(run).not.toHaveBeenCalled();
  comes('/1.css');
  act(() => history.push('/schedule/points-mall?tab=service'));
  jest.advanceTimersByTime(10_000);
  expect(run).toHaveBeenCalledTimes(1);
  expect(second).not.toHaveBeenCalled();
});

test('what is likely to be opened on a screen itself', () => {
  const before = asked().length;
  act(() => history.push('/schedule/points-mall/goods-detail?goodsId=G1001'));
  jest.advanceTimersByTime(10_000);
  expect(asked().slice(before)).toEqual(['script ./6.js', 'style ./6.css']);
});
