import { ask } from '@/testing/ask';
import { forcePhase } from '../campaign/registry';
import { ACTIVITY_ID, CODE } from './terms';

test('once the year is over, no comment can be written, and none is named as a way to draw', async () => {
  const sources = async () =>
    (
      await ask<{ sources: { key: string }[] }>(
        'GET /api/miniapp/rank/luck/draw/number',
        { activityId: ACTIVITY_ID },
        { as: 'member' },
      )
    ).data.sources.map(({ key }) => key);
  expect(await sources()).toContain('comment');
  forcePhase(CODE, 2);
  expect(await sources()).not.toContain('comment');
});
