import { followScroll, restoreScroll, showPage } from './scrollMemory';

let top = 0;

beforeAll(() => {
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => top });
  window.scrollTo = (_: unknown, y?: number) => {
    top = y ?? 0;
  };
  followScroll();
});

/** Where one stands on going back to the page with this key. */
function placeOf(key: string): number {
  top = 0;
  restoreScroll(key)();
  return top;
}

test.each([
  ['a scroll', 'scroll'],
  ['a tap before the event of the scroll', 'click'],
  ['a back before the event of the scroll', 'popstate'],
])('going back returns to the place that was left with %s', (_, event) => {
  showPage(event);
  top = 840;
  window.dispatchEvent(new Event(event));
  showPage('next');
  expect(placeOf(event)).toBe(840);
});

test('a page that was never seen starts at the top', () => {
  expect(placeOf('never')).toBe(0);
});

test('a new page in the place of another one starts at the top', () => {
  showPage('place 1');
  top = 443;
  window.dispatchEvent(new Event('scroll'));
  showPage('place 1', true);
  expect(placeOf('place 1')).toBe(0);
});

test('a first view is not held at its top: an address may name a place of it', () => {
  jest.useFakeTimers();
  restoreScroll('first');
  top = 700;
  jest.advanceTimersByTime(200);
  expect(top).toBe(700);
});

test('the place is held against what comes late, until the member moves', () => {
  jest.useFakeTimers();
  showPage('held');
  top = 500;
  window.dispatchEvent(new Event('scroll'));
  restoreScroll('held');
  top = 545;
  jest.advanceTimersByTime(50);
  expect(top).toBe(500);
  window.dispatchEvent(new Event('touchstart'));
  top = 300;
  jest.advanceTimersByTime(50);
  expect(top).toBe(300);
});

test('who comes to rest is not held for longer than a moment', () => {
  jest.useFakeTimers();
  restoreScroll('held');
  jest.advanceTimersByTime(2000);
  top = 20;
  jest.advanceTimersByTime(2000);
  expect(top).toBe(20);
});
