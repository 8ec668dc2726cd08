import { ask } from '@/testing/ask';
import { DAY, HOUR, resetServer, serverNow, setServerNow, startOfDay } from '../state';
import { CODE, registerTestSignup } from './testKit';

interface Config {
  quota: { total: number; taken: number; left: number };
  slots: { id: string }[];
  operate: { key: string }[];
}

const configNow = async () =>
  (await ask<Config>('GET /api/miniapp/campaign/join/config', { code: CODE, packageId: 'visit' })).data;

afterEach(() => resetServer());

test('seats of a time that has begun are not offered any more', async () => {
  resetServer();
  setServerNow(startOfDay('2026-11-22') + 10 * HOUR);
  const start = serverNow() + HOUR;
  const slotAt = (id: string, at: number, taken: number) => ({ id, start: at, end: at + HOUR, total: 2, taken });
  registerTestSignup({ deadline: start + 3 * DAY, slots: [slotAt('am', start, 0), slotAt('pm', start + HOUR, 2)] });
  expect(await configNow()).toMatchObject({ quota: { total: 4, taken: 2, left: 2 }, operate: [{ key: 'join' }] });
  setServerNow(start);
  expect(await configNow()).toMatchObject({
    quota: { total: 2, taken: 2, left: 0 },
    slots: [{ id: 'pm' }],
    operate: [{ key: 'wait' }],
  });
});
