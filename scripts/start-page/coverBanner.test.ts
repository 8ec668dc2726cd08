import { paintBanner } from './coverBanner';

const PAGE = `
  <div id="start"><div data-banner>加载中</div></div>
  <template id="start-plain-banner"><section aria-label="精选活动"><img src="{img}" alt=""><b>{title}</b><i>{summary}</i><u>{place}</u><div data-marks><s></s><s></s></div><button data-pause></button></section></template>`;

const SCREENS = ['/equity-day', '/may'];
const isScreen = (path: string) => SCREENS.includes(path);

const banner = (change: object = {}) => ({
  id: 'B1',
  img: '/a.webp',
  title: '会员权益日',
  summary: '每月一天',
  linkType: 'route',
  link: '/equity-day?date=2026-11-18',
  ...change,
});
const answer = (...data: unknown[]) => ({ code: 0, msg: '', data });

const place = () => document.getElementById('start') as HTMLElement;
const numberOf = (what: string) => place().querySelectorAll(what).length;

let isCalm: boolean;
beforeEach(() => {
  document.body.innerHTML = PAGE;
  isCalm = false;
  window.matchMedia = (media) => ({ media, matches: isCalm }) as MediaQueryList;
});

test.each([
  [1, '', 0, 0],
  [2, '第 1 张，共 2 张', 2, 1],
  [4, '第 1 张，共 4 张', 4, 1],
  [50, '第 1 张，共 8 张', 8, 1],
])('the first of %i banners stands in its place, with the marks of a row', (count, words, marks, ways) => {
  paintBanner(answer(...Array.from({ length: count }, () => banner())), isScreen);
  expect(place().querySelector('b')).toHaveTextContent('会员权益日');
  expect(place().querySelector('i')).toHaveTextContent('每月一天');
  expect(place().querySelector('img')).toHaveAttribute('src', '/a.webp');
  expect(place().querySelector('u')?.textContent).toBe(words);
  expect([numberOf('s'), numberOf('[data-pause]'), numberOf('[data-banner]')]).toEqual([marks, ways, 1]);
});

test('today’s banner takes the place of the last visit’s, and stays there where it is the same', () => {
  paintBanner(answer(banner()), isScreen);
  const former = place().firstElementChild;
  paintBanner(answer(banner()), isScreen);
  expect(place().firstElementChild).toBe(former);
  paintBanner(answer(banner({ title: '五月' }), banner()), isScreen);
  expect([place().children.length, numberOf('s')]).toEqual([1, 2]);
  expect(place().querySelector('b')).toHaveTextContent('五月');
  paintBanner(answer(), isScreen);
  expect(place().querySelector('b')).toHaveTextContent('五月');
});

test('who wants calm has nothing to stop, and the app’s own marks', () => {
  isCalm = true;
  paintBanner(answer(banner(), banner()), isScreen);
  expect([numberOf('s'), numberOf('[data-pause]'), numberOf('b')]).toEqual([0, 0, 1]);
});

test('server text is text', () => {
  paintBanner(answer(banner({ title: '<img src=x>{img}' })), isScreen);
  expect(place().querySelector('b')?.textContent).toBe('<img src=x>{img}');
  expect(numberOf('img')).toBe(1);
});

test.each([
  ['a refusal', { code: 1001, msg: 'unauthorized', data: null }],
  ['no list', { code: 0, msg: '', data: {} }],
  ['nothing', undefined],
  ['an empty list', answer()],
  ['a web page, which the app may not know', answer(banner(), banner({ linkType: 'url', link: 'https://a.example/' }))],
  ['a page of the mini-program', answer(banner({ linkType: 'mini', link: 'pages/a/b' }))],
  ['an address that is no screen', answer(banner({ link: '/nowhere' }))],
  ['a picture that may not be asked for', answer(banner({ img: 'http://a.example/a.webp' }))],
  ['an odd row', answer({ id: 7 })],
])('%s leaves the place to the app', (_, body) => {
  paintBanner(body, isScreen);
  expect(place()).toHaveTextContent('加载中');
});
