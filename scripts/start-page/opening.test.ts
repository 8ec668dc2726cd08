import { raiseOpening } from './opening';

const place = () => document.getElementById('start');

beforeEach(() => {
  document.body.innerHTML = '<div id="start"></div><div id="root"></div>';
});

test.each([
  ['会员权益日', ['会员权益日', '正在打开']],
  [undefined, ['正在打开']],
])('with the title %p it says %j', (title, words) => {
  raiseOpening(title);
  expect(Array.from(place()?.querySelectorAll('p') ?? [], (each) => each.textContent)).toEqual(words);
  expect(place()?.querySelector('[role=status]')).toHaveTextContent('正在打开');
});

test('it has no content of its own, and leaves nothing behind', () => {
  const cover = raiseOpening('我的');
  expect(cover?.isPainted).toBe(false);
  cover?.remove();
  expect(place()).toBeNull();
});

test('a page without a place for it goes without', () => {
  document.body.innerHTML = '<div id="root"></div>';
  expect(raiseOpening('我的')).toBeUndefined();
});
