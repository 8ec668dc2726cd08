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
