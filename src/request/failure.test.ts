import { httpFailure, malformed, networkFailure, toEnvelope } from './envelope';
import { failureOf, isOutcomeUnknown } from './failure';

const refusal = (answer: object) => failureOf(toEnvelope(200, JSON.stringify(answer)));

test('code 0 is no failure', () => {
  expect(refusal({ code: 0, data: null })).toBeUndefined();
});

test('a network failure is code 1000 (CODE:500) and is shown as 请求失败，请检查网络', () => {
  expect(networkFailure().msg).toBe('抱歉，请求失败，请检查网络后重试（CODE:500）');
  expect(failureOf(networkFailure())).toMatchObject({
    code: 1000,
    kind: 'network',
    msg: '请求失败，请检查网络',
    status: 500,
  });
});

test('a refusal shows the text of the server and keeps its data', () => {
  expect(refusal({ code: 2003, msg: '已经换完了', data: { left: 0 } })).toEqual({
    code: 2003,
    msg: '已经换完了',
    kind: 'business',
    data: { left: 0 },
  });
});

test.each([{ code: 4001 }, { code: 4001, msg: '' }, { code: 4001, msg: '  ' }, { code: 4001, msg: { a: 1 } }])(
  'a refusal without a text gets one: %j',
  (answer) => {
    expect(refusal(answer)?.msg).toBe('操作没有成功，请稍后再试');
  },
);

test('the text of an unauthorised answer is Chinese', () => {
  expect(refusal({ code: -1, msg: 'unauthorized' })?.msg).toBe('请先登录');
  expect(refusal({ code: 999, msg: '登录已过期' })?.msg).toBe('登录已过期');
});

test('a text of 100 kB is cut', () => {
  expect(refusal({ code: 1, msg: 'x'.repeat(100_000) })?.msg).toHaveLength(200);
});

test.each([
  ['network failure', networkFailure(), true],
  ['malformed answer', malformed(), true],
  ['500', httpFailure(500), true],
  ['502', httpFailure(502), true],
  ['304', httpFailure(304), true],
  ['408', httpFailure(408), true],
  ['400', httpFailure(400), false],
  ['404', httpFailure(404), false],
  ['business refusal', toEnvelope(200, '{"code":2003}'), false],
  ['unauthorised', toEnvelope(200, '{"code":999}'), false],
])('outcome of a write after %s unknown: %p', (_, envelope, expected) => {
  const failure = failureOf(envelope);
  expect(failure && isOutcomeUnknown(failure)).toBe(expected);
});
