import fc from 'fast-check';
import { framesOf, reportError } from '@/request/reportErrors';
import { saveLoginInfo } from '@/session/changeSession';
import { callsTo, failNext, lastCallTo, signInAs, takeComplaints } from './fakeServer';

const PATH = '/api/miniapp/client/error/report';
const SENTINEL = 'tok-secretsecretsecretsecretsecret';

beforeEach(() => {
  window.location.hash = `#/schedule/address?id=A1&login_access_token=${SENTINEL}`;
});
afterEach(() => {
  window.location.hash = '';
});

test('says which screen, which kind and where in the code, and nothing of the member', async () => {
  signInAs('member');
  const error = new TypeError(`no ${SENTINEL} for 13800002046 at https://m.example.com/x?a=1`);
  error.stack = `TypeError: no\n    at f (https://m.example.com/h5/umi.0a1b2c3d.js?r=1:1:2345)\n    at https://m.example.com/p__index.aa.async.js:2:7`;
  await reportError('uncaught', error);
  expect(lastCallTo(PATH)?.body).toEqual({
    release: 'development',
    route: '/schedule/address',
    code: 'uncaught',
    message: expect.stringMatching(/^TypeError: no/),
    frames: ['umi.0a1b2c3d.js:1:2345', 'p__index.aa.async.js:2:7'],
  });
  const told = sessionStorage.getItem('problemsTold');
  expect(JSON.stringify([lastCallTo(PATH), told])).not.toMatch(/secret|13800002046|example|\?|U1002/);
});

test.each(['ab.cd~12', 'a.b.c.d.e.f.g+1/2=='])(
  'the token of this tab never leaves, also when it is %p',
  async (token) => {
    saveLoginInfo({ login_access_token: token, userId: '7' });
    await reportError('uncaught', new Error(`refused ${token}, and ${token}`));
    expect(lastCallTo(PATH)?.body).toMatchObject({ message: 'Error: refused ***, and ***' });
    expect(sessionStorage.getItem('problemsTold')).not.toContain(token);
  },
);

test('names the build by the fingerprint of its main file', async () => {
  document.head.innerHTML = '<script src="./umi.0f1e2d3c.js"></script>';
  await reportError('render', new Error('broken'));
  document.head.innerHTML = '';
  expect(lastCallTo(PATH)?.body).toMatchObject({ release: '0f1e2d3c', code: 'render' });
});

test('code that did not come is a kind of its own; an address of nobody is "unknown"', async () => {
  window.location.hash = '#/no/such?x=1';
  await reportError('render', Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' }));
  expect(lastCallTo(PATH)?.body).toMatchObject({ code: 'chunk', route: 'unknown' });
});

test('the same problem is told once, five problems at most', async () => {
  for (let turn = 0; turn < 3; turn += 1) await reportError('contract', 'GET /api/miniapp/points/summary');
  expect(callsTo(PATH)).toBe(1);
  for (let turn = 0; turn < 9; turn += 1) await reportError('contract', `GET /api/miniapp/other/${'abcdefghi'[turn]}`);
  expect(callsTo(PATH)).toBe(5);
});

test.each(['500', 'drop', 'malformed', 'business'])(
  'a report that fails with %s is of no consequence',
  async (kind) => {
    failNext(PATH, kind);
    await expect(reportError('uncaught', new Error(`x ${kind}`))).resolves.toBeUndefined();
    expect(callsTo(PATH)).toBe(1);
  },
);

test('whatever is thrown, the server takes the report and no secret leaves', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string({ maxLength: 300 }), fc.anything()), async (thrown) => {
      sessionStorage.clear();
      await reportError('uncaught', typeof thrown === 'string' ? `x ${thrown} token=${SENTINEL}` : thrown);
      expect(takeComplaints()).toEqual([]);
    }),
    { numRuns: 100 },
  );
  expect(JSON.stringify(lastCallTo(PATH) ?? '')).not.toContain('secret');
});

test('frames of strange stacks', () => {
  expect(framesOf(undefined)).toEqual([]);
  expect(framesOf({ stack: 7 })).toEqual([]);
  expect(framesOf({ stack: 'a.js:1:2 '.repeat(50) })).toHaveLength(5);
});
