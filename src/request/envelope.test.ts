import fc from 'fast-check';
import * as v from 'valibot';
import { list } from '@/shared/lib/schema';
import { decodeData } from './decodeData';
import { defineCall } from './defineCall';
import { toEnvelope } from './envelope';

const OK_BODY = JSON.stringify({ code: 0, msg: '', data: { a: 1 } });

test.each([100, 199, 300, 301, 304, 400, 401, 403, 404, 410, 429, 500, 502, 503, 504, 599])(
  'non-2xx status %i: code 1000 with the status, even if the body says code 0',
  (status) => {
    for (const body of [OK_BODY, '<h1>Error</h1>', '']) {
      expect(toEnvelope(status, body)).toEqual({
        code: 1000,
        msg: `抱歉，请求失败，请检查网络后重试（CODE:${status}）`,
        data: null,
        kind: 'server',
        status,
      });
    }
  },
);

test('every status outside 200-299 is code 1000, every one inside is not', () => {
  for (let status = 100; status <= 599; status += 1) {
    expect(toEnvelope(status, OK_BODY).code).toBe(status >= 200 && status <= 299 ? 0 : 1000);
  }
});

test.each([
  '',
  '{',
  '<html></html>',
  'null',
  '[]',
  '"x"',
  '0',
  'true',
  '{}',
  '{"code":"0"}',
  '{"code":null}',
  '{"data":1}',
])('unparseable 2xx body %p: code 1001 with its message', (body) => {
  expect(toEnvelope(200, body)).toEqual({ code: 1001, msg: '响应数据语法错误', data: null, kind: 'malformed' });
});

test.each([
  [{ code: 996, msg: 'x' }],
  [{ code: 997, msg: '' }],
  [{ code: 998 }],
  [{ code: 999, msg: '请先登录' }],
  [{ code: -1, msg: 'unauthorized' }],
  [{ code: -1, message: 'unauthorized' }],
  [{ code: -1, msg: 'other', message: 'unauthorized' }],
])('%j means unauthorised', (answer) => {
  expect(toEnvelope(200, JSON.stringify(answer)).kind).toBe('unauthorised');
});

test.each([
  [{ code: 995, msg: 'unauthorized' }],
  [{ code: 1000, msg: 'unauthorized' }],
  [{ code: -1, msg: 'Unauthorized' }],
  [{ code: -1, msg: 'other' }],
  [{ code: -1 }],
  [{ code: 999.5 }],
])('%j is a business refusal', (answer) => {
  expect(toEnvelope(200, JSON.stringify(answer)).kind).toBe('business');
});

test('a refusal keeps what the server sent along', () => {
  const answer = { code: 2007, msg: '价格有变化', data: { payAmount: 5 } };
  expect(toEnvelope(200, JSON.stringify(answer))).toEqual({
    code: 2007,
    msg: '价格有变化',
    data: null,
    kind: 'business',
    detail: { payAmount: 5 },
  });
});

test('for any status and body there is a numeric code and a text', () => {
  fc.assert(
    fc.property(fc.integer(), fc.oneof(fc.json(), fc.string()), (status, body) => {
      const { code, msg } = toEnvelope(status, body);
      expect([typeof code, typeof msg]).toEqual(['number', 'string']);
    }),
    { numRuns: 500 },
  );
});

test.each([
  [{ list: ['a'] }, 1001],
  ['a', 1001],
  [null, 0],
  [['a'], 0],
])('%j in place of a list: code %i', (data, code) => {
  const call = defineCall({ method: 'GET', path: '/api/listed', role: 'more', data: list(v.string()) });
  expect(decodeData(call, { code: 0, msg: '', data })).toMatchObject({ code });
});
