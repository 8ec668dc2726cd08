import { ask } from '@/testing/ask';
import { DAY, resetServer, serverNow, setServerNow } from '../state';

interface Told {
  title: string;
  summary: string;
}

beforeEach(() => resetServer());

test('who has a right that was stopped is told when it can be used again, and for as many days longer', async () => {
  const detail = async () =>
    (await ask<{ validTo: number }>('GET /api/miniapp/right/detail', { rightId: 'R-massage' }, { as: 'member' })).data;
  const told = async () => {
    const payload = { tab: 'right', currentPage: 1, pageSize: 50 };
    const { data } = await ask<{ recordList: Told[] }>('GET /api/miniapp/notice/list', payload, { as: 'member' });
    return data.recordList.find(({ title }) => title === '肩颈放松护理可以用了');
  };
  const before = await detail();
  expect([before, await told()]).toEqual([expect.objectContaining({ status: 'paused' }), undefined]);
  setServerNow(serverNow() + 12 * DAY);
  expect(await told()).toMatchObject({ summary: expect.stringContaining('有效期顺延 14 天') });
  expect(await detail()).toMatchObject({ status: 'available', validTo: before.validTo + 14 * DAY });
});
