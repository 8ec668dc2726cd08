import { ask } from '@/testing/ask';
import { problems } from './problems';

const REPORT = 'POST /api/miniapp/client/error/report';
const GOOD = {
  release: '0a1b2c3d',
  route: '/schedule/address',
  code: 'uncaught',
  message: 'TypeError: x is not a function',
  frames: ['umi.0a1b2c3d.js:1:2345'],
};

test('a guest may report, and QA reads it', async () => {
  expect((await ask(REPORT, GOOD)).code).toBe(0);
  expect((await ask('POST /api/__mock/problems')).data).toMatchObject([GOOD]);
});

test.each([
  ['a query', { message: 'failed at /paying?orderNo=1' }],
  ['a phone number', { message: '13800002046 is wrong' }],
  ['a whole address', { message: 'at https://m.example.com/' }],
  ['a route with a query', { route: '/paying?orderNo=1' }],
  ['a frame with an address', { frames: ['https://m.example.com/umi.js:1:2'] }],
  ['six frames', { frames: Array(6).fill('a.js:1:2') }],
  ['an unknown kind', { code: 'other' }],
])('what holds %s is refused', async (_, change) => {
  expect((await ask(REPORT, { ...GOOD, ...change })).code).toBe(400);
  expect(problems().rows).toEqual([]);
});

const SPEED = { ...GOOD, code: 'speed', frames: [], message: 'TTFB 505 good, LCP 4100 poor, CLS 0.013 good' };

test('a visit may tell how fast it was, in figures only', async () => {
  expect((await ask(REPORT, SPEED)).code).toBe(0);
  expect(problems().rows).toMatchObject([SPEED]);
  for (const message of ['', 'LCP', 'LCP fast good', 'LCP 41 good of 王芳', 'LCP 41 good, ']) {
    expect((await ask(REPORT, { ...SPEED, message })).code).toBe(400);
  }
});

test('the latest two hundred are kept', async () => {
  for (let turn = 0; turn < 205; turn += 1) await ask(REPORT, { ...GOOD, message: `error ${turn}` });
  expect(problems().rows).toHaveLength(200);
  expect(problems().rows.at(-1)?.message).toBe('error 204');
});
