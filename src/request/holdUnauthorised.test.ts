import * as v from 'valibot';
import { forgetLoginStart } from '@/session/startLogin';
import { addressBar } from '@/shared/lib/addressBar';
import { tabNotes } from '@/shared/lib/deviceStorage';
import { subscribeLoading } from '@/shared/lib/loading';
import { defineCall } from './defineCall';
import { type FakeFetch, installFakeFetch } from './fakeFetch';
import { send } from './send';

const call = defineCall({ method: 'POST', path: '/api/x', role: 'write', data: v.unknown() });

let server: FakeFetch;
let leave: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  server = installFakeFetch();
  tabNotes.clear();
  forgetLoginStart();
  leave = jest.spyOn(addressBar, 'leave').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
});

const LOGIN_ANSWERS = [
  { code: 996, msg: '' },
  { code: 997, msg: '' },
  { code: 998, msg: '' },
  { code: 999, msg: '请先登录' },
  { code: -1, msg: 'unauthorized' },
];

// The tests run on localhost.
test.each(LOGIN_ANSWERS)('on localhost %j starts the login and returns after 10 seconds', async (answer) => {
  server.answer({ body: answer });
  const done = jest.fn();
  void send(call, undefined).then(done);
  await jest.advanceTimersByTimeAsync(0);
  expect(leave).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(9999);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledWith(expect.objectContaining({ ...answer, kind: 'unauthorised' }));
});

test.each([{ code: 995 }, { code: 1000 }, { code: -1, msg: 'other' }])('%j returns at once', async (answer) => {
  server.answer({ body: answer });
  expect((await send(call, undefined)).code).toBe(answer.code);
  expect(leave).not.toHaveBeenCalled();
});

test('the wait ends at once when the caller leaves', async () => {
  server.answer({ body: { code: 999 } });
  const controller = new AbortController();
  const failed = jest.fn();
  send(call, undefined, { signal: controller.signal }).catch(failed);
  await jest.advanceTimersByTimeAsync(100);
  controller.abort();
  await jest.advanceTimersByTimeAsync(0);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: 'AbortError' }));
  expect(jest.getTimerCount()).toBe(0);
});

test('five at once make one login; all return after 10 seconds; loading shows and hides once', async () => {
  server.answer({ body: { code: 999 } });
  const seen: boolean[] = [];
  const unsubscribe = subscribeLoading((isShown) => seen.push(isShown));
  const all = Promise.all(Array.from({ length: 5 }, () => send(call, undefined)));
  await jest.advanceTimersByTimeAsync(10_000);
  expect((await all).map(({ code }) => code)).toEqual([999, 999, 999, 999, 999]);
  expect(leave).toHaveBeenCalledTimes(1);
  expect(seen).toEqual([true, false]);
  expect(server.requests).toHaveLength(5);
  unsubscribe();
});
