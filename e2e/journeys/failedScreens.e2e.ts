import { allRoutes } from '../../src/shared/config/routes';
import { toTheTop } from '../support/geometry';
import { control, newVisitor } from '../support/visitor';
import { walkerOf } from '../support/walk';

/* When nothing comes, what can be done stands in sight on the smallest phones in use: nobody scrolls a page that has failed. */

const HEIGHT = 600;

test('the first thing to do on a screen that has failed is in sight in 长辈版', async () => {
  await control('fault', { path: '*', kind: 'business', times: -1 });
  const visitor = await newVisitor({ width: 320, height: HEIGHT, elder: true, persona: 'member' });
  const { goTo } = walkerOf(visitor);
  const hidden: string[] = [];
  let failed = 0;
  for (const { path } of Object.values(allRoutes())) {
    await goTo(path);
    await visitor.page.evaluate(toTheTop);
    const seen = await visitor.page.evaluate(() => {
      const all = [...document.querySelectorAll('main button, main a')];
      const ways = all.filter((each) => each.closest('[role="alert"]') || /再?试/.test(each.textContent ?? ''));
      if (ways.length === 0) return undefined;
      return ways.some((way) => {
        const { left, width, bottom } = way.getBoundingClientRect();
        return way.contains(document.elementFromPoint(left + width / 2, bottom - 2));
      });
    });
    if (seen !== undefined) failed += 1;
    if (seen === false) hidden.push(path);
  }
  expect(hidden).toEqual([]);
  expect(failed).toBeGreaterThan(20);
});
