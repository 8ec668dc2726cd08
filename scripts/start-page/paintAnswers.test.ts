import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import { isFirstView } from './firstView';
import { answerTo, paintAnswers } from './paintAnswers';

const CALL = defineCall({
  method: 'GET',
  path: '/api/miniapp/some/list',
  role: 'primary',
  data: v.object({ name: v.string() }),
});
const DRAWN = {
  style: '',
  views: [
    [
      ['header', {}, '返回'],
      ['div', { 'data-part': 'name' }],
      ['div', { 'data-part': 'none' }],
    ],
  ],
  of: { 'plain browser': 0 },
} as const;

const answered = (status: number, body: unknown) => ({
  key: `GET ${CALL.path}?appCode=scheduling`,
  askedAt: 0,
  askedAfter: 0,
  answer: Promise.resolve({ status, body: JSON.stringify(body), cameAt: 0, sentAt: Number.NaN }),
});
const start = (early: ReturnType<typeof answered>[], query = '') =>
  Object.assign(window, { __START__: { query, isElder: false, isInMiniProgram: false, early } });
const place = () => document.getElementById('start') as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<style></style><div id="start">正在打开</div>';
  window.__START_COVER__ = { isPainted: false, remove: () => place().remove() };
});
afterEach(() => {
  delete window.__START_COVER__;
  for (const link of document.querySelectorAll('link')) link.remove();
});

test('reads a good answer by the contract', async () => {
  start([answered(200, { code: 0, data: { name: '体温计' } })]);
  expect(await answerTo(CALL)).toEqual({ name: '体温计' });
});

test.each([
  ['nobody has asked', []],
  ['the server is broken', [answered(500, {})]],
  ['nobody is signed in', [answered(200, { code: 999, msg: 'unauthorized', data: null })]],
  ['it does not fit', [answered(200, { code: 0, data: { name: 1 } })]],
  ['there is nothing in it', [answered(200, { code: 0, data: null })]],
  ['it was lost', [{ ...answered(200, {}), answer: Promise.reject(new Error('lost')) }]],
])('gives nothing where %s', async (_, early) => {
  start(early as ReturnType<typeof answered>[]);
  expect(await answerTo(CALL)).toBeUndefined();
});

test('an address with a panel asks for another view', () => {
  start([], 'tab=pay');
  expect(isFirstView(['tab'])).toBe(true);
  expect(isFirstView()).toBe(false);
  start([], 'tab=pay&step=cancel');
  expect(isFirstView(['tab'])).toBe(false);
  start([], 'channelName=poster&channelType=2&inviter=U1');
  expect(isFirstView()).toBe(true);
});

test('puts the parts into their places', async () => {
  start([]);
  await paintAnswers(DRAWN, () => ({ name: '体温计' }));
  expect(place().innerHTML).toBe('<main><header>返回</header>体温计</main>');
});

test('waits for the screen’s style sheets', async () => {
  start([]);
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: './1.chunk.css' });
  document.head.append(link);
  const painted = paintAnswers(DRAWN, () => ({ name: '体温计' }));
  await Promise.resolve();
  expect(place()).toHaveTextContent('正在打开');
  link.dispatchEvent(new Event('load'));
  await painted;
  expect(place()).toHaveTextContent('体温计');
});

test('leaves alone what says that another screen is on its way', async () => {
  start([]);
  Object.assign(window.__START_COVER__ ?? {}, { isLeft: true });
  await paintAnswers(DRAWN, () => ({ name: '体温计' }));
  expect(place()).toHaveTextContent('正在打开');
});

test('leaves the screen alone once the app has shown itself', async () => {
  start([]);
  delete window.__START_COVER__;
  const parts = jest.fn();
  await paintAnswers(DRAWN, parts);
  expect(parts).not.toHaveBeenCalled();
  expect(place()).toHaveTextContent('正在打开');
});
