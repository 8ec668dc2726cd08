import { ask } from '@/testing/ask';
import { DAY, dayOf, HOUR, resetServer, serverNow, setServerNow, startOfDay } from '../state';

beforeEach(() => resetServer());

const CODE = { code: 'nursing-care' };

async function buttonOf(packageId: string) {
  const { data } = await ask<{ operate: { text: string; enabled: boolean }[]; slots: unknown[] }>(
    'GET /api/miniapp/campaign/join/config',
    { ...CODE, packageId },
    { as: 'newcomer' },
  );
  return [data.operate[0]?.text, data.operate[0]?.enabled, data.slots.length > 0];
}

test('nobody signs up, and nobody waits, for visits that have begun', async () => {
  const today = startOfDay(dayOf(serverNow()));
  const lastDay = today + 8 * DAY;
  setServerNow(lastDay + 15 * HOUR);
  expect(await buttonOf('wound')).toEqual(['立即报名', true, true]);
  expect(await buttonOf('mother')).toEqual(['报名结束', false, false]);
  setServerNow(lastDay + 16 * HOUR);
  expect(await buttonOf('wound')).toEqual(['报名结束', false, false]);
});
