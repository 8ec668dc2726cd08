import { followRows } from './followRows';

const ROW = { left: 0, right: 390 };

/** A row of 390 px with one link, as the browser has laid it out; gives how far it is scrolled after the key. */
function scrolledAfter(key: string, link: { left: number; right: number }): number {
  document.body.innerHTML = '<ul style="overflow-x: auto"><li><a href="#/one">四月组队</a></li></ul>';
  const row = document.querySelector('ul') as HTMLElement;
  const at = document.querySelector('a') as HTMLElement;
  Object.defineProperties(row, { scrollWidth: { value: 900 }, clientWidth: { value: 390 } });
  row.getBoundingClientRect = () => ROW as DOMRect;
  at.getBoundingClientRect = () => link as DOMRect;
  at.focus();
  document.dispatchEvent(new KeyboardEvent('keyup', { key }));
  return row.scrollLeft;
}

beforeAll(followRows);
afterEach(() => {
  document.body.innerHTML = '';
});

test.each([
  ['cut at the end', { left: 308, right: 512 }, 138],
  ['cut at the beginning', { left: -40, right: 160 }, -56],
  ['wider than the row: its beginning', { left: 200, right: 700 }, 184],
  ['in sight', { left: 20, right: 220 }, 0],
])('what Tab comes to is shown whole: %s', (_, link, expected) => {
  expect(scrolledAfter('Tab', link)).toBe(expected);
});

test('another key moves nothing', () => {
  expect(scrolledAfter('a', { left: 308, right: 512 })).toBe(0);
});
