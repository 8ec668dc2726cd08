import { ROUTES } from '../../src/shared/config/routes';
import { CHINA_OFFSET_MS, DAY_MS } from '../../src/shared/lib/timeFormat';
import { ask } from '../support/membership';
import { control, newVisitor } from '../support/visitor';

/* Midnight goes by on a page that is left open. */

const nextMidnight = () => Math.ceil((Date.now() + CHINA_OFFSET_MS) / DAY_MS) * DAY_MS - CHINA_OFFSET_MS;

test('with the new day home and tasks show what can be done today, and the days of the card, without a reload', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await control('clock', { now: nextMidnight() - 25_000 });
  await open(ROUTES.membershipCard.path);
  const left = await page
    .getByText(/^还剩 \d+ 天$/)
    .first()
    .innerText();
  await ask(page, 'POST points/sign/do');
  await open(`${ROUTES.pointsMall.path}?step=tasks`);
  const tasks = page.getByRole('dialog');
  await tasks
    .getByRole('button', { name: /^领 \d+ 积分/ })
    .first()
    .waitFor();
  // The day ends in 25 seconds, and phones ask a few seconds apart.
  await tasks.getByText('去签到').waitFor({ timeout: 60_000 });
  await page.goBack();
  await page.getByText(`还剩 ${Number(/\d+/.exec(left)) - 1} 天`).waitFor();
  expect(complaints).toEqual([]);
});
