import { ask } from '@/testing/ask';
import { MAIN_ACTIVITY } from '../activity/rules';
import { resetServer } from '../state';
import { RETAIL } from './retail';

beforeEach(() => resetServer());

test('a prize is worth what it costs in the stores', async () => {
  const { data } = await ask<{ prizes: { name: string; value: number | null }[] }>('GET /api/miniapp/rank/luck/list', {
    activityId: MAIN_ACTIVITY,
  });
  const worthOf = (name: string) => data.prizes.find((prize) => prize.name === name)?.value;
  expect([worthOf('乌龙茶礼盒'), worthOf('洗护礼盒')]).toEqual([RETAIL.oolong, RETAIL.careBox]);
});
