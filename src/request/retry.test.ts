import { tabNotes } from '@/shared/lib/deviceStorage';
import { getThing, payThing, postThing, reportThing } from './fakeCalls';
import { type FakeFetch, installFakeFetch } from './fakeFetch';
import { send } from './send';

let server: FakeFetch;
beforeEach(() => {
  server = installFakeFetch();
});
afterEach(() => {
  jest.useRealTimers();
});

const ok = { body: { code: 0, msg: '', data: {} } };

test.each(['drop', { status: 502, body: '' }, { status: 503, body: '' }, { status: 504, body: '' }] as const)(
  'GET is sent three times at most after %j',
  async (answer) => {
    jest.useFakeTimers();
    server.answer(answer);
    const sent = send(getThing, {});
    await jest.advanceTimersByTimeAsync(900);
    expect((await sent).code).toBe(1000);
    expect(server.requests).toHaveLength(3);
  },
);

test('who leaves during the pause before a repeat is let go at once', async () => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.9);
  server.answer('drop');
  const leaving = new AbortController();
  const begun = Date.now();
  const sent = send(getThing, {}, { signal: leaving.signal }).catch((error: Error) => error.name);
  await jest.advanceTimersByTimeAsync(100);
  leaving.abort();
  await jest.advanceTimersByTimeAsync(0);
  expect(await Promise.race([sent, 'still waits'])).toBe('AbortError');
  expect([Date.now() - begun, server.requests.length]).toEqual([100, 1]);
});

test('GET succeeds by its retry', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  server.answer('drop', ok);
  expect((await send(getThing, {})).code).toBe(0);
  expect(server.requests).toHaveLength(2);
});

test.each([{ status: 500, body: '' }, { status: 404, body: '' }, { body: '<' }, { body: { code: 4001 } }])(
  'GET is sent once after %j',
  async (answer) => {
    server.answer(answer);
    await send(getThing, {});
    expect(server.requests).toHaveLength(1);
  },
);

test.each(['drop', { status: 503, body: '' }] as const)('POST is never sent again: %j', async (answer) => {
  server.answer(answer);
  await send(postThing, {});
  await send(payThing, {});
  expect(server.requests).toHaveLength(2);
});

test('a silent background call is not sent again', async () => {
  server.answer('drop');
  await send(reportThing, undefined);
  expect(server.requests).toHaveLength(1);
});

test('nothing is sent again while offline', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.answer('drop');
  await send(getThing, {});
  expect(server.requests).toHaveLength(1);
});

test.each(['hang', 'hangBody'] as const)('who has waited thirty seconds for a read is told: %s', async (answer) => {
  jest.useFakeTimers();
  server.answer(answer);
  const ended = jest.fn();
  void send(getThing, {}).then(ended);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ code: 1000, kind: 'network' }));
  expect(server.requests).toHaveLength(1);
});

test('leaving ends the pause between tries', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.99);
  server.answer('drop');
  const controller = new AbortController();
  const sent = send(getThing, {}, { signal: controller.signal });
  setTimeout(() => controller.abort(), 20);
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
  expect(server.requests).toHaveLength(1);
});

test('while a login redirect is under way a read waits three seconds once, and is not repeated', async () => {
  jest.useFakeTimers();
  tabNotes.write('systemOauthRedirect', '1');
  server.answer('drop');
  const ended = jest.fn();
  void send(getThing, {}).then(ended);
  await jest.advanceTimersByTimeAsync(2999);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ code: 1000, kind: 'network' }));
  expect(server.requests).toHaveLength(1);
});
