import { ask } from '@/testing/ask';
import { resetServer, setServerNow } from '../state';
import { personaUser } from '../users';
import { rewards } from './store';

const { userId } = personaUser('member');

async function toldTitles(): Promise<string[]> {
  const payload = { tab: 'all', currentPage: 1, pageSize: 50 };
  const { data } = await ask<{ recordList: { title: string }[] }>('GET /api/miniapp/notice/list', payload, {
    as: 'member',
  });
  return data.recordList.map(({ title }) => title);
}

/** A prize whose address can be given until midnight. */
function prize() {
  const found = rewards().rows.find((row) => row.userId === userId && row.status === 'claim');
  if (!found) throw new Error('no prize');
  return Object.assign(found, { claimBefore: Date.parse('2026-12-05T00:00:00+08:00') });
}
const MORNING = Date.parse('2026-12-04T09:00:00+08:00');

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-30T10:00:00+08:00'));
  resetServer();
});

test('who has asked for it is told on the last day of a prize, nobody else', async () => {
  const { rewardId, name } = prize();
  setServerNow(MORNING);
  expect(await toldTitles()).toContain(`${name}还没填地址`);
  expect(await toldTitles()).not.toContain(`${name}今天截止`);
  await ask('POST /api/miniapp/reward/remind', { rewardId, on: true }, { as: 'member' });
  expect(await toldTitles()).toContain(`${name}今天截止`);
});

test('who has given the address is told no more', async () => {
  const { rewardId, name } = prize();
  await ask('POST /api/miniapp/reward/remind', { rewardId, on: true }, { as: 'member' });
  setServerNow(MORNING);
  expect(await toldTitles()).toContain(`${name}今天截止`);
  await ask('POST /api/miniapp/reward/address', { rewardId, addressId: 'A1', clientToken: 'a' }, { as: 'member' });
  expect(await toldTitles()).not.toContain(`${name}今天截止`);
});
