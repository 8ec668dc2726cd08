import fc from 'fast-check';
import * as v from 'valibot';
import { saveLoginInfo } from '@/session/changeSession';
import { markRedirect } from '@/session/redirectRecord';
import { tabNotes } from '@/shared/lib/deviceStorage';
import { subscribeLoading } from '@/shared/lib/loading';
import { changeCount } from './changes';
import { defineCall } from './defineCall';
import { getThing, payThing, postThing, reportThing } from './fakeCalls';
import { type FakeFetch, installFakeFetch } from './fakeFetch';
import { onProblem } from './problems';
import { send } from './send';

const listThing = defineCall({ method: 'GET', path: '/api/list', role: 'more', data: v.object({ id: v.string() }) });

const NETWORK = { code: 1000, msg: '抱歉，请求失败，请检查网络后重试（CODE:500）', data: null, kind: 'network' };

let server: FakeFetch;
beforeEach(() => {
  server = installFakeFetch();
  tabNotes.clear();
  window.history.replaceState(null, '', '/');
});
afterEach(() => {
  jest.useRealTimers();
  window.__APP_CONFIG__ = undefined;
});

describe('every request', () => {
  test.each([
    ['GET', getThing],
    ['POST', postThing],
  ])('%s carries appCode, platform, cookies and the JSON content type', async (method, call) => {
    await send(call, {});
    const [request] = server.requests;
    expect(request?.method).toBe(method);
    expect(request?.url.search).toBe('?appCode=scheduling&platform=wxWap');
    expect(request?.init.credentials).toBe('include');
    expect(request?.headers).toMatchObject({
      Accept: 'application/json',
      'Content-Type': 'application/json;charset=UTF-8',
    });
  });

  test('a tab without a login asks to be answered as a guest, but where a member is named', async () => {
    await send(getThing, {});
    await send(postThing, {});
    await send(postThing, { expectedUserId: 'U1' });
    saveLoginInfo({ login_access_token: 'token', userId: 'U1' });
    await send(getThing, {});
    await send(postThing, {});
    const asGuest = server.requests.map(({ headers }) => headers?.['X-Guest']);
    expect(asGuest).toEqual(['1', '1', undefined, undefined, undefined]);
  });

  test('GET sends its payload as query parameters, without a body', async () => {
    await send(getThing, { id: 'a b', tags: ['x', 'y'], none: undefined });
    const [request] = server.requests;
    expect(request?.url.search).toBe('?id=a%20b&tags=x&tags=y&appCode=scheduling&platform=wxWap');
    expect(request?.body).toBeUndefined();
  });

  test('POST sends a JSON body, also without payload', async () => {
    await send(postThing, { id: 'a b' });
    await send(postThing, undefined as unknown as Record<string, unknown>);
    expect(server.requests.map(({ body }) => body)).toEqual([{ id: 'a b' }, {}]);
  });

  test('inside a mini-program platform is miniProgram', async () => {
    const agent =
      'Mozilla/5.0 (iPhone) MicroMessenger/8.0.49(0x18003137) Language/zh_CN miniProgram/wx0123456789abcdef';
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
    await send(getThing, {});
    expect(server.requests[0]?.url.searchParams.get('platform')).toBe('miniProgram');
  });

  test('the configured prefix stands before the path; it is empty by default', async () => {
    await send(getThing, {});
    window.__APP_CONFIG__ = { urlPrefix: 'https://api.example.com' };
    await send(getThing, {});
    expect(server.requests.map(({ url }) => url.origin + url.pathname)).toEqual([
      'http://localhost/api/thing',
      'https://api.example.com/api/thing',
    ]);
  });

  test('no payload and no page address overrides the common parameters', async () => {
    window.history.replaceState(null, '', '/?appCode=evil#/x?platform=evil');
    const key = fc.oneof(fc.constantFrom('appCode', 'platform', '__proto__', 'constructor', 'a'), fc.string());
    const payload = fc.dictionary(key, fc.oneof(fc.string(), fc.integer(), fc.constant('evil'), fc.constant(null)));
    await fc.assert(
      fc.asyncProperty(payload, fc.constantFrom(getThing, postThing), async (content, call) => {
        await send(call, content);
        const request = server.requests.at(-1);
        expect(request?.url.searchParams.getAll('appCode')).toEqual(['scheduling']);
        expect(request?.url.searchParams.getAll('platform')).toEqual(['wxWap']);
        expect(Object.keys(request?.body ?? {})).not.toContain('appCode');
      }),
      { numRuns: 200 },
    );
    expect(({} as Record<string, unknown>).a).toBeUndefined();
  });

  test.each([
    ['GET', getThing],
    ['POST', postThing],
  ])('a %s sends no __proto__ on, which the server would merge', async (_, call) => {
    await send(call, JSON.parse('{"__proto__":{"isAdmin":true},"id":"1"}') as Record<string, unknown>);
    const [request] = server.requests;
    expect(request?.url.search).not.toContain('proto');
    expect(Object.keys(request?.body ?? { id: '1' })).toEqual(['id']);
  });

  test('the server never makes it reject, and there is always a numeric code', async () => {
    const body = fc.oneof(
      fc.json(),
      fc.string(),
      fc.json().map((json) => `{"code":0,"data":${json}}`),
    );
    await fc.assert(
      fc.asyncProperty(body, async (text) => {
        server.answer({ body: text });
        const envelope = await send(listThing, undefined);
        expect([typeof envelope.code, typeof envelope.msg]).toEqual(['number', 'string']);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the answer', () => {
  test('code 0 gives the decoded data', async () => {
    server.answer({ body: { code: 0, msg: 'ok', data: { id: '7', extra: 1 } } });
    expect(await send(listThing, undefined)).toEqual({ code: 0, msg: 'ok', data: { id: '7' } });
  });

  test('data that does not fit the contract is 1001', async () => {
    server.answer({ body: { code: 0, msg: '', data: { id: 7 } } });
    expect(await send(listThing, undefined)).toMatchObject({ code: 1001, data: null, kind: 'malformed' });
  });

  test('non-2xx status is 1000, unparseable 2xx is 1001', async () => {
    server.answer({ status: 404, body: '<h1>' }, { body: '<h1>' });
    expect(await send(postThing, {})).toMatchObject({ code: 1000, status: 404 });
    expect(await send(postThing, {})).toMatchObject({ code: 1001 });
  });
});

describe('network failure', () => {
  test.each(['drop', 'cutBody'] as const)('%s: treated as status 500', async (answer) => {
    server.answer(answer);
    expect(await send(postThing, {})).toMatchObject(NETWORK);
  });

  test.each([
    ['hang', postThing, 30_000],
    ['hangBody', postThing, 30_000],
    ['hang', payThing, 60_000],
    ['hangBody', payThing, 60_000],
  ] as const)('%s ends by the own time-out of %#', async (answer, call, limitMs) => {
    jest.useFakeTimers();
    server.answer(answer);
    const done = jest.fn();
    void send(call, {}).then(done);
    await jest.advanceTimersByTimeAsync(limitMs - 1);
    expect(done).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledWith(expect.objectContaining(NETWORK));
    expect(server.requests[0]?.init.signal?.aborted).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('under the redirect flag it waits 3 seconds first', async () => {
    jest.useFakeTimers();
    markRedirect({ returnRandomParam: '1', hash: '#/', at: Date.now(), depth: 1 });
    server.answer('drop');
    const done = jest.fn();
    void send(postThing, {}).then(done);
    await jest.advanceTimersByTimeAsync(2999);
    expect(done).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledWith(expect.objectContaining(NETWORK));
  });

  test('that wait ends at once when the caller leaves', async () => {
    jest.useFakeTimers();
    markRedirect({ returnRandomParam: '1', hash: '#/', at: Date.now(), depth: 1 });
    server.answer('drop');
    const controller = new AbortController();
    const failed = jest.fn();
    send(postThing, {}, { signal: controller.signal }).catch(failed);
    await jest.advanceTimersByTimeAsync(1000);
    controller.abort();
    await jest.advanceTimersByTimeAsync(0);
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: 'AbortError' }));
    expect(jest.getTimerCount()).toBe(0);
  });

  test('a caller that leaves aborts the request and gets an AbortError, nothing else', async () => {
    server.answer('hang');
    const controller = new AbortController();
    const sent = send(getThing, {}, { signal: controller.signal });
    setTimeout(() => controller.abort(), 5);
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
    expect(server.requests[0]?.init.signal?.aborted).toBe(true);
    await expect(send(getThing, {}, { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect(server.requests).toHaveLength(1);
  });
});

describe('loading', () => {
  let seen: boolean[];
  let unsubscribe: () => void;
  beforeEach(() => {
    seen = [];
    unsubscribe = subscribeLoading((isShown) => seen.push(isShown));
  });
  afterEach(() => unsubscribe());

  test('shows by default, once over all tries', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    server.answer('drop');
    await send(getThing, {});
    expect(seen).toEqual([true, false]);
  });

  test('can be turned off per call; background calls never show it', async () => {
    await send(getThing, {}, { loading: false });
    await send(reportThing, undefined);
    expect(seen).toEqual([]);
  });

  test('shows once and hides once for overlapping successes, failures and aborts', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    server.answer({ body: { code: 0 }, delayMs: 20 }, 'drop', { status: 500, body: '' }, 'hang');
    const controller = new AbortController();
    const all = [send(postThing, {}), send(postThing, {}), send(postThing, {})];
    const left = send(postThing, {}, { signal: controller.signal });
    setTimeout(() => controller.abort(), 5);
    await Promise.allSettled([...all, left]);
    expect(seen).toEqual([true, false]);
  });
});

test('an answer that breaks its contract is told on, by method and path only', async () => {
  const told = jest.fn();
  onProblem(told);
  server.answer({ body: { code: 0, msg: '', data: 7 } });
  expect(await send(listThing, undefined)).toMatchObject({ code: 1001 });
  server.answer({ body: { code: 4001, msg: '', data: null } });
  await send(listThing, undefined);
  onProblem(undefined);
  expect(told.mock.calls).toEqual([['contract', 'GET /api/list']]);
});

describe('what was read before a write counts as old', () => {
  test.each([
    ['a write', postThing, true],
    ['a call that spends', payThing, true],
    ['a read', getThing, false],
    ['a report', reportThing, false],
  ])('%s: %p', async (_, call, isChange) => {
    const before = changeCount();
    const sending = send(call as typeof getThing, {});
    const meanwhile = changeCount();
    await sending;
    expect(meanwhile > before).toBe(isChange);
    expect(changeCount() > meanwhile).toBe(isChange);
  });

  test('also one whose answer got lost', async () => {
    server.answer('drop');
    const before = changeCount();
    await send(postThing, {});
    expect(changeCount()).toBeGreaterThan(before);
  });
});
