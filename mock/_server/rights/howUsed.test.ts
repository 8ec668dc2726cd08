import { ask } from '@/testing/ask';
import type { RightDetail } from '../../../src/features/rights/contract';
import { resetServer } from '../state';
import { personaUser } from '../users';

beforeEach(() => resetServer());

describe('how a right is used', () => {
  const saidOf = async (rightId: string) => {
    const { data } = await ask<Pick<RightDetail, 'steps' | 'faq' | 'operate'>>(
      'GET /api/miniapp/right/detail',
      { rightId },
      { as: 'member' },
    );
    return { ...data, asked: data.faq.map(({ question }) => question) };
  };

  test.each(['R-points', 'R-phone', 'R-day', 'R-consult'])('%s has no code to show without a network', async (id) => {
    expect((await saidOf(id)).asked).not.toContain('没有网络怎么办？');
  });

  test.each([
    ['R-care', /核销码/],
    ['R-monthgift', /券码/],
  ])('%s says where its code is without a network', async (id, words) => {
    const { faq } = await saidOf(id);
    expect(faq.find(({ question }) => question === '没有网络怎么办？')?.answer).toMatch(words);
  });

  test.each(['R-day', 'R-course', 'R-family', 'R-lecture'])(
    '%s, which has a button, does not work by itself',
    async (id) => {
      const { steps, operate } = await saidOf(id);
      expect(operate.map(({ text }) => text)).toEqual(['去使用']);
      expect(steps.join()).not.toMatch(/不用操作/);
    },
  );

  test('a nurse who comes home is not said to call', async () => {
    expect((await saidOf('R-visit')).steps.join()).toMatch(/护士按时上门/);
    expect((await saidOf('R-phone')).steps.join()).not.toMatch(/预约/);
  });
});

test('a right that was won twice in one lottery names it once, and both ends', async () => {
  await ask('POST /api/__mock/draw', { prizeId: 'P-VISIT' });
  const drawUserId = `LD-${personaUser('member').userId}`;
  const drawn = { activityId: 99, lotteryId: 'LUCK-2026', drawUserId, clientToken: 'second' };
  await ask('POST /api/miniapp/rank/luck/draw', drawn, { as: 'member' });
  const { data } = await ask<RightDetail>('GET /api/miniapp/right/detail', { rightId: 'R-visit' }, { as: 'member' });
  expect(data.holders).toHaveLength(2);
  expect(data.holderName).toBe('杏运抽奖');
});
