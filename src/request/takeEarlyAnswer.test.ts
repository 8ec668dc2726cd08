import * as v from 'valibot';
import { defineCall } from './defineCall';
import { type FakeFetch, installFakeFetch, toResponse } from './fakeFetch';
import { send } from './send';

const Anything = v.record(v.string(), v.unknown());
const getThing = defineCall({
  method: 'GET',
  path: '/api/thing',
  role: 'primary',
  payload: Anything,
  data: v.unknown(),
});

let server: FakeFetch;
beforeEach(() => {
  server = installFakeFetch();
});
afterEach(() => {
  window.__EARLY__ = undefined;
});

const early = () => Promise.resolve(toResponse(200, async () => '{"code":0,"msg":"early","data":{}}'));

test('an early answer is taken over exactly once, whatever the order of its parameters', async () => {
  window.__EARLY__ = { key: 'GET /api/thing?platform=wxWap&appCode=scheduling&id=a%20b', answer: early() };
  expect((await send(getThing, { id: 'a b' })).msg).toBe('early');
  expect(server.requests).toHaveLength(0);
  expect((await send(getThing, { id: 'a b' })).msg).toBe('');
  expect(server.requests).toHaveLength(1);
});

test.each([
  'GET /api/thing?appCode=scheduling&platform=wxWap&id=2',
  'POST /api/thing?id=1&appCode=scheduling&platform=wxWap',
])('an early answer is left alone when it is another request: %s', async (key) => {
  window.__EARLY__ = { key, answer: early() };
  expect((await send(getThing, { id: 1 })).msg).toBe('');
  expect(window.__EARLY__).toBeDefined();
});

test.each([
  ['came to nothing', () => Promise.resolve(undefined)],
  ['failed', () => Promise.reject(new TypeError('Failed to fetch'))],
])('an early answer is replaced by a request when it %s', async (_, answer) => {
  window.__EARLY__ = { key: 'GET /api/thing?appCode=scheduling&platform=wxWap', answer: answer() };
  expect((await send(getThing, {})).code).toBe(0);
  expect(server.requests).toHaveLength(1);
});
