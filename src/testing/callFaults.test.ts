import { failureOf } from '@/request/failure';
import { send } from '@/request/send';
import { contractCalls } from './contracts';
import { callsTo, failNext, signInAs } from './fakeServer';

/** What a fault of the server or of the network becomes, whatever the call. Source: spec §8. */
const FAULTS = [
  ['500', { code: 1000, kind: 'server', msg: /CODE:500/ }],
  ['404', { code: 1000, kind: 'server', msg: /CODE:404/ }],
  ['drop', { code: 1000, kind: 'network', msg: /请检查网络/ }],
  ['malformed', { code: 1001, kind: 'malformed', msg: /响应数据语法错误/ }],
  ['business', { code: 4001, kind: 'business', msg: /系统维护中/ }],
] as const;
const MOST_TRIES = 3;

const calls = [...contractCalls()];

beforeEach(() => {
  signInAs('member');
  // The delays between retries are random; without chance there are none.
  jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => jest.useRealTimers());

test('the contracts name a hundred calls', () => {
  expect(calls.length).toBeGreaterThan(100);
});

describe.each(calls)('%s', (_, call) => {
  const isRepeated = call.method === 'GET' && call.role !== 'background';

  test.each(FAULTS)('%s', async (kind, { code, kind: failureKind, msg }) => {
    failNext(call.path, kind, -1);
    const envelope = await send(call, {}, { loading: false });
    expect(envelope).toMatchObject({ code, kind: failureKind, data: null });
    expect(failureOf(envelope)?.msg).toMatch(msg);
    // A write is never sent twice by itself.
    expect(callsTo(call.path)).toBe(kind === 'drop' && isRepeated ? MOST_TRIES : 1);
  });

  test('no answer at all', async () => {
    jest.useFakeTimers();
    global.fetch = (_url, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
    const ended = jest.fn();
    void send(call, {}, { loading: false }).then(ended);
    const limitMs = call.role === 'money' ? 60_000 : 30_000;
    await jest.advanceTimersByTimeAsync(limitMs - 1);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(isRepeated ? limitMs * MOST_TRIES : 1);
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ code: 1000, kind: 'network' }));
  });
});
