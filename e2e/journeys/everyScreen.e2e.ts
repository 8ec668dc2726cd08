import type { Page } from 'playwright-core';
import { ROUTES } from '../../src/shared/config/routes';
import { isOnTurn } from '../../src/testing/wide';
import { someViews } from '../support/addresses';
import { allViews, firstsAndSome, SIZES, SMALL, WALK_MS } from '../support/everyView';
import { newVisitor } from '../support/visitor';
import { walkerOf } from '../support/walk';

/*
 * Every address at 320 px, for the member, by turns in one of the sizes (in both in a wide run): its first view and panel and
 * a quarter of the others (all of them in a wide run), and what the screens there lead to; some views also with the phone's
 * largest text.
 * Everybody else is in everyScreenOfOthers; the full product of people and views is in src/testing/personaMatrix.test.tsx.
 */

const MOST_OF_ONE_SCREEN = 4;

const linksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href*="#/"]')].map((each) =>
      (each.getAttribute('href') ?? '').replace(/^.*#/, ''),
    ),
  );

/** Addresses with a query by screen, at most some of each. */
function fewOfEach(addresses: Iterable<string>): string[] {
  const byScreen = new Map<string, string[]>();
  for (const address of addresses) {
    const screen = address.split('?')[0] ?? '';
    byScreen.set(screen, [...(byScreen.get(screen) ?? []), address].slice(0, MOST_OF_ONE_SCREEN));
  }
  return [...byScreen.values()].flat();
}

test.each(SIZES)(
  'the views for a member in %s, and what the screens lead to',
  async (_, elder) => {
    const all = await allViews();
    const some = await someViews();
    const visits = firstsAndSome(all, some).filter((_visit, place) => isOnTurn(place + Number(elder)));
    expect(visits.length).toBeGreaterThan(70);
    const large = new Set(some.filter((_visit, place) => isOnTurn(place)).map(({ at }) => at));
    const visitor = await newVisitor({ ...SMALL, elder, persona: 'member' });
    const { look, lookLarge } = walkerOf(visitor);
    const listed = new Set(all.map(({ at }) => at));
    const faults: string[] = [];
    const found = new Set<string>();
    for (const { at } of visits) {
      faults.push(...(await look(at)));
      if (large.has(at)) faults.push(...(await lookLarge(at)));
      for (const link of await linksOf(visitor.page)) if (link.includes('?') && !listed.has(link)) found.add(link);
    }
    const led = fewOfEach(found);
    expect(led.length).toBeGreaterThan(10);
    for (const address of led.filter((_at, place) => (place % 2 === 1) === elder))
      faults.push(...(await look(address)));
    expect(faults).toEqual([]);
  },
  WALK_MS,
);

test.each([375, 390, 430])('in 长辈版 at %i px each entry of the home screen stands on one line', async (width) => {
  const { page, open } = await newVisitor({ width, elder: true, persona: 'member' });
  await open(ROUTES.pointsMall.path);
  // What covers the app until its goods are there has the same entries.
  const entries = page.locator('#root').getByRole('navigation', { name: '常用入口' }).getByRole('link');
  await entries.first().waitFor();
  const lines = await entries.evaluateAll((links) =>
    links.map((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      const words = [...link.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      range.setStartBefore(words[0] as Node);
      const { right } = range.getBoundingClientRect();
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return { lines: tops.size, fits: right <= link.getBoundingClientRect().right };
    }),
  );
  expect(lines).toEqual(Array(4).fill({ lines: 1, fits: true }));
});

test('the name of a sum stands on the line of its digits, which are larger', async () => {
  const { page, open } = await newVisitor({ width: 430, persona: 'member' });
  await open(`${ROUTES.membershipCard.path}?step=confirm`);
  await page.getByText('应付', { exact: true }).waitFor();
  const apart = await page.locator('dl > div').evaluateAll((rows) =>
    rows.map((row) => {
      // A box without a height stands on the line of the words around it.
      const [name = 0, value = 0] = [...row.children].map((part) => {
        const mark = document.createElement('i');
        mark.style.display = 'inline-block';
        const words = part.querySelector(':scope > span') ?? part;
        words.prepend(mark);
        return mark.getBoundingClientRect().bottom;
      });
      return Math.abs(name - value);
    }),
  );
  expect(apart.length).toBeGreaterThan(2);
  for (const each of apart) expect(each).toBeLessThan(1.5);
});

test('a guest in the sign-in calendar is offered the login', async () => {
  const { page, open, complaints } = await newVisitor({ width: 320 });
  await open(`${ROUTES.pointsMall.path}?step=sign`);
  const panel = page.getByRole('dialog', { name: '签到日历' });
  await panel.getByRole('button', { name: '登录' }).waitFor();
  expect(await panel.locator('[aria-busy="true"]').count()).toBe(0);
  expect(complaints).toEqual([]);
});
