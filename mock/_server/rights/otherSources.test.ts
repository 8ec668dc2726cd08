import { ask } from '@/testing/ask';
import type { Holding } from '../../../src/features/rights/contract';
import { resetServer } from '../state';

beforeEach(() => resetServer());

test('what ends first stands first among the coupons, as in the list of coupons', async () => {
  const { data } = await ask<{ items: Holding[] }>('GET /api/miniapp/right/mine', {}, { as: 'member' });
  const ends = data.items.filter(({ kind }) => kind === 'coupon').map(({ validTo }) => validTo ?? 0);
  expect(ends.length).toBeGreaterThan(2);
  expect(ends).toEqual([...ends].sort((a, b) => a - b));
});
