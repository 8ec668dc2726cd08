import { endSession, saveLoginInfo } from '@/session/changeSession';
import { resetServerClock, serverNow } from '@/shared/lib/serverClock';
import { askEarly, type EarlyAnswer } from './askEarly';
import { changeCount, noteChange } from './changes';
import { holdFirstAnswers } from './earlyAnswers';
import { getThing } from './fakeCalls';
import { type FakeFetch, installFakeFetch } from './fakeFetch';
import { send } from './send';

let server: FakeFetch;
beforeEach(() => {
  jest.spyOn(performance, 'now').mockReturnValue(0);
  server = installFakeFetch();
  askedAfter = changeCount();
});
afterEach(() => {
  window.__EARLY__ = undefined;
  window.__START_COVER__ = undefined;
});

const askedAt = 0;
let askedAfter = changeCount();
const early = () =>
  Promise.resolve({ status: 200, body: '{"code":0,"msg":"early","data":{}}', cameAt: 0, sentAt: Number.NaN });
/** The page has asked for it early. */
function atHand(answer: EarlyAnswer['answer'] = early()): void {
  window.__EARLY__ = [{ key: 'GET /api/thing?appCode=scheduling&platform=wxWap', askedAt, askedAfter, answer }];
}

test('an early answer is taken over exactly once, whatever the order of its parameters', async () => {
  window.__EARLY__ = [
    { key: 'GET /api/thing?platform=wxWap&appCode=scheduling&id=a%20b', askedAt, askedAfter, answer: early() },
  ];
  expect((await send(getThing, { id: 'a b' })).msg).toBe('early');
  expect(server.requests).toHaveLength(0);
  expect((await send(getThing, { id: 'a b' })).msg).toBe('');
  expect(server.requests).toHaveLength(1);
});

test('an early request that was lost is the first try of three', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  server.answer('drop');
  atHand(Promise.resolve(undefined));
  expect(await send(getThing, {})).toMatchObject({ kind: 'network' });
  expect(server.requests).toHaveLength(2);
});

test('a start page without goods holds nothing up', async () => {
  window.__START_COVER__ = { isPainted: false, remove: () => undefined };
  const frame = jest.spyOn(window, 'requestAnimationFrame');
  atHand();
  expect((await send(getThing, {})).msg).toBe('early');
  expect(frame).not.toHaveBeenCalled();
});

test('while the start page shows the goods, it is taken over when they have been drawn', async () => {
  window.__START_COVER__ = { isPainted: true, remove: () => undefined };
  const drawn = jest.spyOn(window, 'requestAnimationFrame');
  atHand();
  const frames: FrameRequestCallback[] = [];
  drawn.mockImplementation((callback) => frames.push(callback));
  const done = jest.fn();
  const sent = send(getThing, {}).then(done);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(done).not.toHaveBeenCalled();
  for (const frame of frames) frame(0);
  await sent;
  expect(done).toHaveBeenCalledWith(expect.objectContaining({ msg: 'early' }));
});

test('a parameter that is undefined is none', async () => {
  atHand();
  expect((await send(getThing, { id: undefined })).msg).toBe('early');
});

test('the server’s clock is that of the moment in which the answer came', async () => {
  const [asked, came, taken] = [100, 400, 2400];
  const serverTime = 5_000_000_000_000;
  // The time that the test itself takes is no part of it.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  jest.spyOn(performance, 'now').mockReturnValue(asked);
  server.answer({ body: { code: 0, data: { serverTime } } });
  const { answer } = askEarly('/api/thing?appCode=scheduling&platform=wxWap');
  jest.spyOn(performance, 'now').mockReturnValue(came);
  await answer;
  jest.spyOn(performance, 'now').mockReturnValue(taken);
  await send(getThing, {});
  expect(serverNow()).toBe(serverTime + taken - came);
  resetServerClock();
});

test.each([
  'GET /api/thing?appCode=scheduling&platform=wxWap&id=2',
  'POST /api/thing?id=1&appCode=scheduling&platform=wxWap',
])('an early answer is left alone when it is another request: %s', async (key) => {
  window.__EARLY__ = [{ key, askedAt, askedAfter, answer: early() }];
  expect((await send(getThing, { id: 1 })).msg).toBe('');
  expect(window.__EARLY__).toHaveLength(1);
});

test('an early request says of itself what every request says', async () => {
  askEarly('/api/thing?appCode=scheduling&platform=wxWap');
  await send(getThing, { id: 1 });
  const [first, usual] = server.requests;
  expect(usual?.headers).toMatchObject({ 'Content-Type': 'application/json;charset=UTF-8' });
  expect(first?.headers).toEqual(usual?.headers);
  expect(first?.init.credentials).toBe(usual?.init.credentials);
});

test.each([
  ['came to nothing', () => Promise.resolve(undefined)],
  ['failed', () => Promise.reject(new TypeError('Failed to fetch'))],
])('an early answer is replaced by a request when it %s', async (_, answer) => {
  atHand(answer());
  expect((await send(getThing, {})).code).toBe(0);
  expect(server.requests).toHaveLength(1);
});

test('what was written since makes an early answer worthless', async () => {
  atHand();
  noteChange();
  expect((await send(getThing, {})).msg).toBe('');
  expect(server.requests).toHaveLength(1);
});

test('of several early answers each goes to who asks for it', async () => {
  const [thing, other] = ['id=1', 'id=2'].map((query) => `GET /api/thing?appCode=scheduling&platform=wxWap&${query}`);
  window.__EARLY__ = [
    { key: thing as string, askedAt, askedAfter, answer: early() },
    { key: other as string, askedAt, askedAfter, answer: early() },
  ];
  expect((await send(getThing, { id: 2 })).msg).toBe('early');
  expect(window.__EARLY__.map(({ key }) => key)).toEqual([thing]);
  expect((await send(getThing, { id: 1 })).msg).toBe('early');
  expect(server.requests).toHaveLength(0);
});

test('who asks early for the same thing again has the newer answer', async () => {
  askEarly('/api/thing?appCode=scheduling&platform=wxWap');
  const { answer } = askEarly('/api/thing?appCode=scheduling&platform=wxWap');
  expect(window.__EARLY__).toHaveLength(1);
  await expect(window.__EARLY__?.[0]?.answer).resolves.toBe(await answer);
});

test.each([
  ['10 s', 10_000, 0],
  ['longer', 10_001, 1],
])('an early answer that has waited %s', async (_, age, requests) => {
  atHand();
  jest.spyOn(performance, 'now').mockReturnValue(age);
  await send(getThing, {});
  expect(server.requests).toHaveLength(requests);
  expect(window.__EARLY__).toEqual([]);
});

test.each([
  ['a minute', 60_000, 0],
  ['longer', 60_001, 1],
])('what the page has asked for waits %s for the app, and then ten seconds', async (_, age, requests) => {
  atHand();
  const now = jest.spyOn(performance, 'now').mockReturnValue(age);
  holdFirstAnswers();
  now.mockReturnValue(age + 10_000);
  await send(getThing, {});
  expect(server.requests).toHaveLength(requests);
});

test.each([
  ['a login', () => saveLoginInfo({ login_access_token: 'token-of-a-test', userId: 'U1' })],
  ['the end of the session', () => endSession()],
])('an early answer is gone after %s', async (_, change) => {
  atHand();
  change();
  expect(window.__EARLY__).toBeUndefined();
  expect((await send(getThing, {})).msg).toBe('');
  expect(server.requests).toHaveLength(1);
});

test('an early answer that comes after a change of the session is not shown', async () => {
  let come: (came: Awaited<ReturnType<typeof early>>) => void = () => {};
  const answer: ReturnType<typeof early> = new Promise((resolve) => {
    come = resolve;
  });
  atHand(answer);
  const sent = send(getThing, {});
  await Promise.resolve();
  endSession();
  come(await early());
  expect((await sent).msg).toBe('');
  expect(server.requests).toHaveLength(1);
});
