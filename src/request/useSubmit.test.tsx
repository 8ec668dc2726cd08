import { act, renderHook, screen } from '@testing-library/react';
import { memberTab } from '@/session/memberStorage';
import { forgetLoginStart } from '@/session/startLogin';
import { addressBar } from '@/shared/lib/addressBar';
import { OK, type Payload, pay, type Result, save } from './fakeCalls';
import { type FakeFetch, installFakeFetch } from './fakeFetch';
import { createIntent } from './intent';
import { type SubmitOptions, useSubmit } from './useSubmit';

let server: FakeFetch;
beforeEach(() => {
  server = installFakeFetch();
});
afterEach(() => {
  jest.useRealTimers();
});

function renderSubmit(options: SubmitOptions<Payload, Result> = {}, call: typeof pay = pay) {
  return renderHook(() => useSubmit(call, options));
}
const tokens = () => server.requests.map(({ body }) => (body as { clientToken: string }).clientToken);

test('done: the answer reaches onDone, the payload carries a clientToken', async () => {
  server.answer(OK);
  const onDone = jest.fn();
  const { result } = renderSubmit({ onDone });
  await act(() => result.current.submit({ num: 1 }));
  expect(onDone).toHaveBeenCalledWith({ orderNo: '9' }, { payload: { num: 1 }, isReplay: false });
  expect(server.requests[0]?.body).toEqual({ num: 1, clientToken: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  expect(result.current.isBusy).toBe(false);
});

test('three calls in one moment send one request', async () => {
  server.answer({ ...OK, delayMs: 5 });
  const { result } = renderSubmit();
  const { submit } = result.current;
  const outcomes = await act(() => Promise.all([submit({ num: 1 }), submit({ num: 1 }), submit({ num: 1 })]));
  expect(outcomes.map(({ kind }) => kind)).toEqual(['done', 'ignored', 'ignored']);
  expect(server.requests).toHaveLength(1);
});

test('it is busy while under way, and free again after every outcome', async () => {
  server.answer({ body: { code: 2003, msg: '已经换完了' }, delayMs: 5 });
  const { result } = renderSubmit();
  let sent: Promise<unknown> = Promise.resolve();
  act(() => {
    sent = result.current.submit({ num: 1 });
  });
  expect(result.current.isBusy).toBe(true);
  await act(() => sent);
  expect(result.current.isBusy).toBe(false);
});

test('refused: the text of the server is shown', async () => {
  server.answer({ body: { code: 2003, msg: '已经换完了' } });
  const { result } = renderSubmit();
  const outcome = await act(() => result.current.submit({ num: 1 }));
  expect(outcome.kind).toBe('refused');
  expect(await screen.findByText('已经换完了')).toBeInTheDocument();
});

test('refused: onRefused takes the place of the message, and may leave it to be shown', async () => {
  server.answer(
    { body: { code: 2007, msg: '价格有变化', data: { payAmount: 5 } } },
    { body: { code: 1, msg: '不行' } },
  );
  const onRefused = jest.fn(({ code }: { code: number }) => code === 2007);
  const askAnew = jest.fn();
  const { result } = renderSubmit({ onRefused, askAnew });
  await act(() => result.current.submit({ num: 1 }));
  expect(onRefused.mock.lastCall).toMatchObject([{ code: 2007, data: { payAmount: 5 } }, { payload: { num: 1 } }]);
  expect(askAnew).not.toHaveBeenCalled();
  await act(() => result.current.submit({ num: 1 }));
  expect(askAnew).toHaveBeenCalledTimes(1);
  expect(await screen.findByText('不行')).toBeInTheDocument();
  expect(screen.queryByText('价格有变化')).toBeNull();
});

test.each([
  ['a dropped connection', 'drop' as const],
  ['a cut body', 'cutBody' as const],
  ['a 502', { status: 502, body: '' }],
  ['a malformed answer', { body: '<html>' }],
  ['an answer without its identity', { body: { code: 0, data: {} } }],
])('after %s the outcome of a money call is unknown; the own retry carries the same token', async (_, answer) => {
  server.answer(answer, OK);
  const onUnknown = jest.fn();
  const { result } = renderSubmit({ onUnknown });
  expect((await act(() => result.current.submit({ num: 1 }))).kind).toBe('unknown');
  expect(onUnknown).toHaveBeenCalledTimes(1);
  expect(server.requests).toHaveLength(1);
  expect((await act(() => result.current.submit({ num: 1 }))).kind).toBe('done');
  const [first, second] = tokens();
  expect(second).toBe(first);
});

test('without onUnknown the member is told that the result is being confirmed, and the screen asks anew', async () => {
  server.answer('drop', 'drop');
  const askAnew = jest.fn();
  const { result } = renderSubmit({ askAnew });
  await act(() => result.current.submit({ num: 1 }));
  expect(await screen.findByText('结果确认中，以页面上的为准，再试不会重复')).toBeInTheDocument();
  expect(askAnew).toHaveBeenCalledTimes(1);
  const alone = renderSubmit({});
  await act(() => alone.result.current.submit({ num: 1 }));
  expect(await screen.findByText('结果确认中，可以再试，不会重复')).toBeInTheDocument();
});

test('the same failures of a plain write are refusals, and its retry carries the same token', async () => {
  server.answer('drop', OK);
  const onRefused = jest.fn();
  const { result } = renderSubmit({ onRefused }, save);
  expect((await act(() => result.current.submit({ num: 1 }))).kind).toBe('refused');
  expect(onRefused.mock.lastCall).toMatchObject([{ kind: 'network', msg: '请求失败，请检查网络' }, {}]);
  await act(() => result.current.submit({ num: 1 }));
  expect(new Set(tokens()).size).toBe(1);
});

test('a plain write without an answer: the screen that asks anew tells what became of it, without a network nothing can', async () => {
  server.answer('drop', 'drop');
  const askAnew = jest.fn();
  const { result } = renderSubmit({ askAnew }, save);
  await act(() => result.current.submit({ num: 1 }));
  expect(await screen.findByText('没有收到结果，请看页面上的最新状态')).toBeInTheDocument();
  expect(askAnew).toHaveBeenCalledWith({ num: 1 });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(() => result.current.submit({ num: 1 }));
  expect(await screen.findByText('请求失败，请检查网络')).toBeInTheDocument();
});

test('after a final answer the next submission has another token', async () => {
  server.answer({ body: { code: 2003, msg: '' } }, OK, OK);
  const { result } = renderSubmit({ intentKey: 'k', onRefused: () => true });
  for (let count = 0; count < 3; count += 1) await act(() => result.current.submit({ num: 1 }));
  expect(new Set(tokens()).size).toBe(3);
  expect(memberTab.keys('intent:')).toEqual([]);
});

test('an intent survives a reload after an unknown outcome', async () => {
  server.answer('drop', OK);
  const options = { intentKey: 'order:1', onUnknown: () => undefined };
  const before = renderSubmit(options);
  await act(() => before.result.current.submit({ num: 1 }));
  before.unmount();
  const after = renderSubmit(options);
  await act(() => after.result.current.submit({ num: 1 }));
  expect(new Set(tokens()).size).toBe(1);
});

test('a session that has ended keeps the intent and sends nothing again by itself', async () => {
  jest.useFakeTimers();
  forgetLoginStart();
  jest.spyOn(addressBar, 'leave').mockImplementation(() => undefined);
  server.answer({ body: { code: 999, msg: '请先登录' } });
  const { result } = renderSubmit({ intentKey: 'order:1', onRefused: () => true });
  let sent: Promise<unknown> = Promise.resolve();
  act(() => {
    sent = result.current.submit({ num: 1 });
  });
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(await sent).toMatchObject({ kind: 'refused', failure: { kind: 'unauthorised' } });
  expect(server.requests).toHaveLength(1);
  const [kept = ''] = memberTab.keys('intent:order:1#');
  expect(memberTab.read(kept)).toContain(tokens()[0]);
});

test('a page from the page cache is free to submit again', async () => {
  server.answer('hang', OK);
  const { result } = renderSubmit();
  act(() => void result.current.submit({ num: 1 }));
  expect(result.current.isBusy).toBe(true);
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(result.current.isBusy).toBe(false);
  expect((await act(() => result.current.submit({ num: 1 }))).kind).toBe('done');
  expect(new Set(tokens()).size).toBe(1);
});

test.each([
  ['beside its data', { body: { code: 0, msg: '', data: { orderNo: '9' }, replayed: true } }],
  ['in its data', { body: { code: 0, msg: '', data: { orderNo: '9', replayed: true } } }],
])('an answer that says %s that it was done before is told as such', async (_, answer) => {
  server.answer('drop', answer);
  const onDone = jest.fn();
  const { result } = renderSubmit({ onDone, onUnknown: () => undefined });
  await act(() => result.current.submit({ num: 1 }));
  const outcome = await act(() => result.current.submit({ num: 1 }));
  expect(outcome).toEqual({ kind: 'done', data: { orderNo: '9' }, isReplay: true });
  expect(onDone).toHaveBeenCalledWith({ orderNo: '9' }, { payload: { num: 1 }, isReplay: true });
});

test('a replay of the first try is no repeat of the member: the browser has sent it twice', async () => {
  server.answer({ body: { code: 0, msg: '', data: { orderNo: '9' }, replayed: true } });
  const { result } = renderSubmit();
  expect(await act(() => result.current.submit({ num: 1 }))).toMatchObject({ kind: 'done', isReplay: false });
});

test('the same payload about another state has another token, and one key of each thing keeps them apart', async () => {
  server.answer('drop', 'drop', 'drop');
  let state = 'first';
  const options = {
    intentKey: ({ num }: { num: number }) => `thing:${num}`,
    about: () => state,
    onUnknown: () => undefined,
  };
  const { result } = renderSubmit(options);
  await act(() => result.current.submit({ num: 1 }));
  state = 'second';
  await act(() => result.current.submit({ num: 1 }));
  state = 'first';
  await act(() => result.current.submit({ num: 1 }));
  const [first, second, third] = tokens();
  expect(second).not.toBe(first);
  expect(third).toBe(first);
  expect(memberTab.keys('intent:thing:1#')).toHaveLength(2);
});

test('a refusal that is a matter of waiting is sent again with the same token', async () => {
  server.answer({ body: { code: 2009, msg: '排队' } }, { body: { code: 2009, msg: '排队' } }, OK);
  const onWaiting = jest.fn();
  const { result } = renderSubmit({
    onWaiting,
    repeatAfterMs: ({ code }, repeats) => (code === 2009 && repeats < 3 ? 1 : undefined),
  });
  const outcome = await act(() => result.current.submit({ num: 1 }));
  expect(outcome.kind).toBe('done');
  expect(onWaiting).toHaveBeenCalledTimes(2);
  expect([tokens().length, new Set(tokens()).size]).toEqual([3, 1]);
});

test.each([
  ['before the answer', 5, false],
  ['in the pause before another try', 0, true],
])('nothing is sent again once the screen is left %s', async (_, delayMs, isLeftInPause) => {
  server.answer({ body: { code: 2009, msg: '排队' }, delayMs }, OK);
  const { result, unmount } = renderSubmit({ repeatAfterMs: () => 1, onWaiting: () => unmount() });
  let sent: Promise<unknown> = Promise.resolve();
  act(() => {
    sent = result.current.submit({ num: 1 });
  });
  if (!isLeftInPause) unmount();
  expect(await sent).toMatchObject({ kind: 'refused' });
  expect(server.requests).toHaveLength(1);
});

test.each(['left before the answer', 'there'])(
  'an intent that is open until its result was seen is ended by nobody else: the screen is %s',
  async (where) => {
    server.answer({ ...OK, delayMs: 5 }, OK);
    const options = { intentKey: 'draw:1', isOpenUntilSeen: true };
    const first = renderSubmit(options);
    let sent: Promise<unknown> = Promise.resolve();
    act(() => {
      sent = first.result.current.submit({ num: 1 });
    });
    if (where !== 'there') first.unmount();
    await act(() => sent);
    expect(createIntent('draw:1').pending()).toBe(tokens()[0]);
    const { result } = renderSubmit(options);
    await act(() => result.current.submit({ num: 1 }));
    expect(new Set(tokens()).size).toBe(1);
    createIntent('draw:1').end();
    expect(memberTab.keys('intent:')).toEqual([]);
  },
);
