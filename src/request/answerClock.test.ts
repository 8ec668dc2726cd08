import { resetServerClock, serverNow } from '@/shared/lib/serverClock';
import { getThing } from './fakeCalls';
import { type FakeFetch, installFakeFetch } from './fakeFetch';
import { send } from './send';

let server: FakeFetch;
beforeEach(() => {
  server = installFakeFetch();
});
afterEach(resetServerClock);

test('a serverTime in the data sets the server clock', async () => {
  server.answer({ body: { code: 0, data: { id: '1', serverTime: 5_000_000_000_000 } } });
  await send(getThing, {});
  expect(serverNow()).toBeGreaterThanOrEqual(5_000_000_000_000);
});

test('an answer without one sets it by its date, a refusal does not', async () => {
  const headers = { date: 'Sat, 21 Nov 2026 03:00:00 GMT' };
  jest.spyOn(Date, 'now').mockReturnValue(5_000_000_000_000);
  server.answer({ headers, body: { code: 7, data: null } }, { headers, body: { code: 0, data: {} } });
  await send(getThing, {});
  expect(serverNow()).toBe(5_000_000_000_000);
  await send(getThing, {});
  expect(serverNow() - Date.UTC(2026, 10, 21, 3)).toBeLessThan(1000);
});
