import { ask } from '@/testing/ask';
import { dayOf, resetServer, startOfDay } from './state';

interface Row {
  status?: string;
  validFrom?: number | null;
  opensAt?: number | null;
}

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-09T11:08:00+08:00'));
  resetServer();
});

async function ofMember<T>(call: string, payload: Record<string, string>): Promise<T> {
  return (await ask<T>(`GET /api/miniapp/${call}`, payload, { as: 'member' })).data;
}

test('what is told to begin on a day begins with it: a right, a coupon, a course', async () => {
  const right = await ofMember<Row>('right/detail', { rightId: 'R-checkup' });
  const coupons = await ofMember<{ recordList: Row[] }>('coupon/mine', { tab: 'usable' });
  const courses = await ofMember<{ recordList: Row[] }>('course/list', { pageSize: '50' });
  const waiting = coupons.recordList.find(({ status }) => status === 'waiting');
  const soon = courses.recordList.find(({ opensAt }) => typeof opensAt === 'number');
  for (const at of [right.validFrom, waiting?.validFrom, soon?.opensAt]) {
    expect(at).toBe(startOfDay(dayOf(at ?? 0)));
  }
});
