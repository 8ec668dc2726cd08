import type { BrowserContext } from 'playwright-core';
import { ROUTES } from '../../src/shared/config/routes';
import { DAY_MS, formatDay } from '../../src/shared/lib/timeFormat';
import { newVisitor } from '../support/visitor';

/* A phone whose clock is wrong shows the server's days and the time that is really left, whichever answer comes first. */

const shiftClock = (context: BrowserContext, shift: number) =>
  context.addInitScript((ms) => {
    const RealDate = Date;
    window.Date = new Proxy(RealDate, {
      construct: (target, args: []) => (args.length > 0 ? new target(...args) : new target(target.now() + ms)),
      get: (target, name) => (name === 'now' ? () => target.now() + ms : Reflect.get(target, name)),
    });
  }, shift);

test.each([
  ['behind', -10 / 1440],
  ['ahead', 400],
])('a phone that is %s: unpaid orders have the time that the server gives them', async (_, days) => {
  const { page, context, open, complaints } = await newVisitor({ persona: 'member' });
  await shiftClock(context, days * DAY_MS);
  await open(ROUTES.orderList.path);
  // Seeded a minute or two ago, with 15 minutes to pay.
  await page
    .locator('#root')
    .getByText(/请在 1[0-4]:\d\d 内付款/)
    .first()
    .waitFor();
  const words = await page.locator('#root').innerText();
  // Orders of another year bear it.
  expect(words).not.toContain(formatDay(Date.now()).slice(0, 5));
  expect(complaints).toEqual([]);
});

test('on the home screen a guest’s campaigns of this year are said without it', async () => {
  const { page, context, open } = await newVisitor();
  await shiftClock(context, 400 * DAY_MS);
  await open(ROUTES.pointsMall.path);
  const strip = page.locator('#root').getByText(/^\d+ 月 \d+ 日至 |至 \d+ 月 \d+ 日$/);
  await strip.first().waitFor();
});
