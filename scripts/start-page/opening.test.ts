import { followLinks, raiseOpening } from './opening';

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

function followTo(hash: string): void {
  location.hash = hash;
  window.dispatchEvent(new Event('hashchange'));
}

test('who follows a link in what stands there sees at once where it leads, as long as the app is not there', () => {
  window.__START_COVER__ = raiseOpening('我的');
  followLinks('/schedule/member', (path) => (path === '/coupon-list' ? '卡券' : undefined));
  const content = place()?.firstElementChild;
  followTo('/schedule/member?step=code');
  expect(place()?.firstElementChild).toBe(content);
  followTo('/coupon-list?tab=usable');
  expect(place()?.textContent).toBe('卡券正在打开');
  expect(window.__START_COVER__?.isLeft).toBe(true);
  window.__START_COVER__ = undefined;
  followTo('/paying');
  expect(place()?.textContent).toBe('卡券正在打开');
  location.hash = '';
});
