import { afterFrame } from '@/shared/lib/afterFrame';
import type { Start } from './headStart';

const PICTURE = ['div', { style: '--ratio: 88%;' }, ['img', { src: '{img}' }]];
const kind = (price: string) => [
  PICTURE,
  ['p', {}, ['svg', { viewBox: '0 0 24 24' }, ['path', { d: 'M0 0' }]], price],
  ['h1', {}, '{name}'],
];
const BAR = ['div', {}, ['button', { 'aria-label': '返回' }]];
const DRAWN = {
  style: '.a{color:red}',
  views: [[BAR, ...kind('{points} 积分')], [BAR, ...kind('{points} 积分 + {cash}')], kind('{points} 积分 + {cash}')],
  of: { 'plain browser points': 0, 'plain browser both': 1, 'plain mini both': 2 },
};
const GOODS = {
  goodsId: 'G1',
  name: '{points}<b>体温计',
  status: 'onSale',
  points: 1200,
  cash: 990,
  gallery: ['/a.webp'],
  specs: [],
  skus: [],
};

const place = () => document.getElementById('start') as HTMLElement;
const words = () => place().textContent;
let removed: number;

async function open(
  start: Partial<Pick<Start, 'query' | 'isInMiniProgram'>>,
  body: unknown = { code: 0, data: GOODS },
) {
  const answer = Promise.resolve({ status: 200, body: JSON.stringify(body), cameAt: 0, sentAt: Number.NaN });
  Object.assign(window, {
    DRAWN,
    __START__: { query: 'goodsId=G1', isInMiniProgram: false, early: [{ key: '', answer, askedAt: 0 }], ...start },
  });
  await jest.isolateModulesAsync(async () => {
    await import('./goodsCover');
    await new Promise((resolve) => setTimeout(resolve));
  });
}

beforeEach(() => {
  document.body.innerHTML = '<style></style><div id="start"><p>正在打开</p></div><div id="root"></div>';
  removed = 0;
  window.__START_COVER__ = {
    isPainted: false,
    remove: () => {
      removed += 1;
      place().remove();
    },
  };
});
afterEach(() => {
  delete window.__START_COVER__;
  delete window.__START_GOODS__;
});

test('the good takes the place of the words, and the app is told which', async () => {
  await open({});
  expect(words()).toBe('1,200 积分 + ¥9.90{points}<b>体温计');
  expect(place().querySelector('img')?.getAttribute('src')).toBe('/a.webp');
  expect(place().querySelector<HTMLElement>('[style]')?.style.getPropertyValue('--ratio')).toBe('88%');
  expect(place().querySelector('path')).toBeInstanceOf(SVGElement);
  expect(document.querySelector('style')?.sheet?.cssRules).toHaveLength(1);
  expect(window.__START_GOODS__).toMatchObject({ goodsId: 'G1', points: 1200, cash: 990 });
});

test('the mini-program has a bar of its own', async () => {
  await open({ isInMiniProgram: true });
  expect(place().querySelector('h1')).not.toBeNull();
  expect(place().querySelector('button')).toBeNull();
});

test('what was tapped is tapped again in the app', async () => {
  await open({});
  place().querySelector('button')?.click();
  const back = document.createElement('button');
  const goBack = jest.fn();
  back.addEventListener('click', goBack);
  document.getElementById('root')?.append(back);
  document.elementFromPoint = () => back;
  window.__START_COVER__?.remove();
  expect(removed).toBe(1);
  await afterFrame();
  expect(goBack).toHaveBeenCalledTimes(1);
});

test.each([
  ['a panel is asked for', { query: 'goodsId=G1&step=confirm' }, { code: 0, data: GOODS }],
  ['a choice is asked for', { query: 'goodsId=G1&skuId=S2' }, { code: 0, data: GOODS }],
  ['the good is another', { query: 'goodsId=G2' }, { code: 0, data: GOODS }],
  ['the server refuses', {}, { code: 404, msg: '没有这件商品', data: null }],
])('the words stay where %s', async (_, start, body) => {
  await open(start, body);
  expect(words()).toBe('正在打开');
  expect(window.__START_GOODS__).toBeUndefined();
});

test('nothing is shown over an app that is there already', async () => {
  window.__START_COVER__ = undefined;
  await open({});
  expect(words()).toBe('正在打开');
});
