import { followBars } from './followBars';

const WINDOW = { innerHeight: 700 };
const LINK = '<a href="#/one">联系客服</a>';
const BAR = '<div style="position: fixed"><button>立即报名</button></div>';
const rectOf = (top: number, bottom: number) => ({ left: 0, width: 375, top, bottom }) as DOMRect;

/** A window of 700 px with a bar from 500 on and a control; gives how far the page is scrolled after the key. */
function scrolledAfter(key: string, link: { top: number; bottom: number }, html = LINK + BAR): number {
  document.body.innerHTML = html;
  const at = document.querySelector('a, input') as HTMLElement;
  const bar = document.querySelector('div') as HTMLElement;
  let scrolled = 0;
  at.getBoundingClientRect = () => rectOf(link.top - scrolled, link.bottom - scrolled);
  bar.getBoundingClientRect = () => rectOf(500, 700);
  document.elementFromPoint = (_, y) => (y >= 500 ? (bar.querySelector('button') ?? bar) : at);
  jest.spyOn(window, 'scrollBy').mockImplementation(((_: number, by: number) => {
    scrolled += by;
  }) as typeof window.scrollBy);
  at.focus();
  document.dispatchEvent(new KeyboardEvent('keyup', { key }));
  return scrolled;
}

beforeAll(() => {
  Object.assign(window, WINDOW);
  followBars();
});

test.each([
  ['behind the bar', 'Tab', { top: 520, bottom: 580 }, 92],
  ['half behind it', 'Tab', { top: 470, bottom: 530 }, 42],
  ['beyond the window', 'Tab', { top: 690, bottom: 750 }, 262],
  ['higher than the room: its beginning stays', 'Tab', { top: 60, bottom: 640 }, 48],
  ['in sight', 'Tab', { top: 300, bottom: 360 }, 0],
  ['behind the bar, by another key', 'a', { top: 520, bottom: 580 }, 0],
  ['behind the bar, as the arrows scroll the page', 'ArrowUp', { top: 520, bottom: 580 }, 0],
])('what the keyboard comes to is shown above the bar: %s', (_, key, link, expected) => {
  expect(scrolledAfter(key, link)).toBe(expected);
});

test('the arrows lead from radio to radio', () => {
  expect(scrolledAfter('ArrowDown', { top: 520, bottom: 580 }, `<input type="radio" />${BAR}`)).toBe(92);
});

test('what stands in the bar moves nothing', () => {
  expect(scrolledAfter('Tab', { top: 520, bottom: 580 }, `<div style="position: fixed">${LINK}</div>`)).toBe(0);
});
