import { afterFrame } from '@/shared/lib/afterFrame';
import type { StartCover } from '@/shared/lib/startCover';
import { keepPressed, raiseCover, showTemplate } from './cover';
import { paintGoods } from './coverGoods';

const card = (kinds: string, more = '') =>
  `<div data-kinds="${kinds}"><a href="#/goods?goodsId={id}"><img src="{img}" loading="eager"><b>{name}</b><i>{points} 积分 ${more}</i>{foot}</a></div>`;

const PAGE = `
  <div id="start"></div>
  <template id="start-plain-top"><main><button>长辈版</button></main></template>
  <template id="start-plain-guest"><main><button>长辈版</button><div data-wait>加载中</div><a href="#/x">我的</a></main></template>
  <template id="start-plain-list"><section data-rows>${card('onSale 已兑 #;onSale 剩 # 件')}${card('onSale cash 已兑 #', '+{cash}')}</section></template>
  <div id="root"></div>`;

const goods = (change: object = {}) => ({
  goodsId: 'G1',
  name: '体温计',
  img: '/a.webp',
  points: 1200,
  cash: 0,
  status: 'onSale',
  stock: 85,
  exchanged: 603,
  waiting: 0,
  gapPoints: 0,
  startAt: null,
  ...change,
});
const answer = (...recordList: unknown[]) => ({ code: 0, msg: '', data: { recordList } });

let cover: StartCover;
/** The goods in sight, and after a frame the others. */
async function paint(body: unknown): Promise<void> {
  paintGoods(cover, 'plain', body);
  await afterFrame();
}
const place = () => document.getElementById('start') as HTMLElement;
const words = () => Array.from(place().querySelectorAll('a[href*=goods]'), (each) => each.textContent);
const pictures = () => Array.from(place().querySelectorAll('img'), (each) => each.getAttribute('src'));

function raise(): void {
  document.body.innerHTML = PAGE;
  const raised = raiseCover('plain', 'guest');
  if (!raised) throw new Error('no cover');
  cover = raised;
}
beforeEach(raise);

test('the head of the screen stands there first, and all of it in its place', () => {
  document.body.innerHTML = PAGE;
  showTemplate('plain-top');
  expect(place().textContent).toBe('长辈版');
  expect(raiseCover('plain', 'nobody')).toBeUndefined();
  expect(place().textContent).toBe('长辈版');
  raiseCover('plain', 'guest');
  expect(place().textContent).toBe('长辈版加载中我的');
});

test('what waits for the app keeps the look of the touch, the newest alone, and a link does not', () => {
  keepPressed(place());
  const tap = (what: string) => place().querySelector<HTMLElement>(what)?.click();
  place().insertAdjacentHTML('beforeend', '<button id="second"><b>抽奖</b></button><a id="link" href="#/y">卡券</a>');
  const faded = () => Array.from(place().querySelectorAll('[style*="opacity"]'), (each) => each.textContent);
  tap('button');
  expect(faded()).toEqual(['长辈版']);
  tap('#second b');
  expect(faded()).toEqual(['抽奖']);
  tap('#link');
  expect(faded()).toEqual([]);
});

test('the goods take the place of the boxes, with their links and pictures', async () => {
  expect(cover.isPainted).toBe(false);
  await paint(
    answer(goods(), goods({ goodsId: 'G2', cash: 990, name: '{points}<b>' }), goods({ goodsId: 'G3', stock: 9 })),
  );
  expect(words()).toEqual([
    '体温计1,200 积分 已兑 603',
    '{points}<b>1,200 积分 +¥9.90已兑 603',
    '体温计1,200 积分 剩 9 件',
  ]);
  const links = place().querySelectorAll('a[href*=goods]');
  expect(links[1]?.getAttribute('href')).toBe('#/goods?goodsId=G2');
  expect(pictures()).toEqual(['/a.webp', '/a.webp', null]);
  expect(place().querySelector('[data-wait], [data-kinds]')).toBeNull();
  expect(cover.isPainted).toBe(true);
});

test('those in sight come a frame ahead of the others, and only while there is no newer answer', async () => {
  paintGoods(cover, 'plain', answer(goods(), goods({ goodsId: 'G2' }), goods({ goodsId: 'G3' })));
  expect(words()).toHaveLength(2);
  await paint(answer(goods({ goodsId: 'G4' })));
  expect(words()).toHaveLength(1);
});

test('a picture below the first ones is asked for when it comes in sight', async () => {
  let see: IntersectionObserverCallback = () => undefined;
  const observed: Element[] = [];
  const unobserve = jest.fn();
  window.IntersectionObserver = jest.fn((callback: IntersectionObserverCallback) => {
    see = callback;
    return { observe: (each: Element) => observed.push(each), unobserve };
  }) as unknown as typeof IntersectionObserver;
  await paint(answer(goods(), goods({ goodsId: 'G2' }), goods({ goodsId: 'G3' }), goods({ goodsId: 'G4' })));
  const [third, fourth] = observed;
  const entries = [
    { target: third, isIntersecting: false },
    { target: fourth, isIntersecting: true },
  ] as IntersectionObserverEntry[];
  see(entries, { unobserve } as unknown as IntersectionObserver);
  expect(pictures()).toEqual(['/a.webp', '/a.webp', null, '/a.webp']);
});

test('a good of another kind and what follows it are left to the app', async () => {
  await paint(answer(goods(), goods({ gapPoints: 5 }), goods()));
  expect(words()).toHaveLength(1);
});

describe('over what the last visit has left', () => {
  const cards = () => Array.from(place().querySelectorAll('a[href*=goods]'));

  test('a good that shows the same stays, others take their places', async () => {
    await paint(answer(goods(), goods({ goodsId: 'G2' }), goods({ goodsId: 'G3' })));
    const [first, second] = cards();
    await paint(
      answer(goods(), goods({ goodsId: 'G2', points: 900 }), goods({ goodsId: 'G4' }), goods({ goodsId: 'G5' })),
    );
    expect(cards()[0]).toBe(first);
    expect(cards()[1]).not.toBe(second);
    expect(cards().map((each) => each.getAttribute('href')?.split('=')[1])).toEqual(['G1', 'G2', 'G4', 'G5']);
    expect(words()[1]).toContain('900 积分');
    expect(place().querySelectorAll('[data-rows]')).toHaveLength(1);
  });

  test('fewer goods leave no card behind', async () => {
    await paint(answer(goods(), goods({ goodsId: 'G2' })));
    await paint(answer(goods({ goodsId: 'G3' })));
    expect(cards()).toHaveLength(1);
  });

  test('an answer of which nothing can be drawn is left to the app', async () => {
    await paint(answer(goods()));
    await paint({ code: 1000, msg: '', data: null });
    expect(cards()).toHaveLength(1);
  });

  test('an answer that comes when the app is there changes nothing', async () => {
    await paint(answer(goods()));
    const [first] = cards();
    cover.remove();
    await paint(answer(goods({ name: '口罩' })));
    expect(first).toHaveTextContent('体温计');
  });
});

test.each([
  ['a refusal', { code: 1001, msg: 'unauthorized', data: null }],
  ['no list', { code: 0, msg: '', data: null }],
  ['an empty list', answer()],
  ['an odd first row', answer({ goodsId: 7 })],
  ['nothing', undefined],
])('%s leaves the boxes', async (_, body) => {
  await paint(body);
  expect(place()).toHaveTextContent('加载中');
  expect(cover.isPainted).toBe(false);
});

describe('a tap before the app is there', () => {
  /** What the app has at the place of the tap; counts the taps on it. */
  async function shown(control: HTMLElement, words: string): Promise<jest.Mock> {
    const done = jest.fn((event: Event) => event.preventDefault());
    control.textContent = words;
    control.addEventListener('click', done);
    document.getElementById('root')?.append(control);
    document.elementFromPoint = () => control;
    cover.remove();
    // The app's router goes nowhere before it has drawn.
    expect(done).not.toHaveBeenCalled();
    await afterFrame();
    return done;
  }
  const linkTo = (href: string) => Object.assign(document.createElement('a'), { href });
  const tap = (what: string) => place().querySelector<HTMLElement>(what)?.click();

  test('on what needs the app is done when the app shows itself at the same place', async () => {
    tap('button');
    expect(await shown(document.createElement('button'), '长辈版')).toHaveBeenCalledTimes(1);
    expect(document.getElementById('start')).toBeNull();
  });

  test('on a number that only the app knows is done by the app', async () => {
    place().innerHTML = '<a><b>打电话</b></a>';
    tap('b');
    expect(await shown(linkTo('tel:4001234567'), '打电话')).toHaveBeenCalledTimes(1);
  });

  test('on a link of the cover leads on by itself, and not once more', async () => {
    place().addEventListener('click', (event) => event.preventDefault());
    tap('a[href="#/x"]');
    expect(await shown(linkTo('#/x'), '我的')).not.toHaveBeenCalled();
  });

  test('is not done on something else at that place', async () => {
    tap('button');
    expect(await shown(document.createElement('button'), '退出登录')).not.toHaveBeenCalled();
  });
});

test('a page without templates has no cover', () => {
  document.body.innerHTML = '<div id="root"></div>';
  expect(raiseCover('plain', 'guest')).toBeUndefined();
});
