import { allRoutes } from '../../src/shared/config/routes';
import { toTheTop } from '../support/geometry';
import { control, newVisitor } from '../support/visitor';
import { walkerOf } from '../support/walk';

/* On a low phone, and above a keyboard, what can be done is in sight: nobody scrolls a page that has failed. */

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

test('in 长辈版 the phone at the foot makes room for the keyboard, and is back after it', async () => {
  const { page, open, complaints } = await newVisitor({ width: 360, height: 640, elder: true, persona: 'member' });
  await open('/schedule/address?action=new');
  const phone = page.getByRole('link', { name: /打电话/ });
  await phone.waitFor();
  const name = page.getByRole('textbox', { name: '收货人' });
  const save = page.getByRole('button', { name: '保存' });
  /** Until what is below the button fits. */
  const untilBelow = (least: number, most: number) =>
    save.evaluate(
      (button, [from, to]) =>
        new Promise<void>((resolve) => {
          const look = () => {
            const below = window.innerHeight - button.getBoundingClientRect().bottom;
            if (below >= from && below <= to) resolve();
            else requestAnimationFrame(look);
          };
          look();
        }),
      [least, most] as const,
    );
  await untilBelow(52, 80);
  await name.tap();
  await page.setViewportSize({ width: 360, height: 330 });
  await phone.waitFor({ state: 'hidden' });
  await untilBelow(0, 30);
  await name.blur();
  await phone.waitFor();
  await untilBelow(52, 80);
  expect(complaints).toEqual([]);
});
