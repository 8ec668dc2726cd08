import { ROUTES } from '../../src/shared/config/routes';
import { allVisits, type Visit } from '../../src/testing/visits';
import { answerAtOnce, askAsMember, newVisitor, type Persona } from '../support/visitor';
import { walkerOf } from '../support/walk';

/*
 * Every address with every panel at 320 px. The member meets all of them in both sizes, everybody else meets them by turns;
 * the full product of people and views is in src/testing/personaMatrix.test.tsx.
 */

const OTHERS: readonly (Persona | undefined)[] = [undefined, 'newcomer', 'lapsed', 'elder'];
const SIZES = [
  ['the normal size', false],
  ['长辈版', true],
] as const;
/** A walk through every view takes minutes on a busy machine. */
const WALK_MS = 900_000;
/** A small phone: what is to be done stands in sight on it. */
const SMALL = { width: 320, height: 640 } as const;

/** The server has just been reset: its records keep their numbers for the whole test. */
async function allViews(): Promise<Visit[]> {
  await answerAtOnce();
  return allVisits(askAsMember);
}

async function walk(visits: readonly Visit[], elder: boolean, persona: Persona | undefined): Promise<void> {
  const visitor = await newVisitor({ ...SMALL, elder, ...(persona ? { persona } : {}) });
  const { look } = walkerOf(visitor);
  const faults: string[] = [];
  for (const { at } of visits) faults.push(...(await look(at)));
  expect(faults).toEqual([]);
}

test.each(SIZES)(
  'every view for a member in %s',
  async (_, elder) => {
    const visits = await allViews();
    expect(visits.length).toBeGreaterThan(100);
    await walk(visits, elder, 'member');
  },
  WALK_MS,
);

test.each(
  OTHERS.flatMap((persona, turn) => SIZES.map(([size, elder], place) => ({ persona, size, elder, turn, place }))),
)(
  'a share of the views for $persona in $size',
  async ({ persona, elder, turn, place }) => {
    const visits = await allViews();
    const isOwn = (index: number) =>
      index % OTHERS.length === turn && Math.floor(index / OTHERS.length) % SIZES.length === place;
    await walk(
      visits.filter((_, index) => isOwn(index)),
      elder,
      persona,
    );
  },
  WALK_MS,
);

const MOST_OF_ONE_SCREEN = 7;

/** The different places that the app's own screens lead to and the list does not name, at most some of each screen. */
async function collectAddresses(visits: readonly Visit[]): Promise<string[]> {
  const visitor = await newVisitor({ width: 320, persona: 'member' });
  const { goTo } = walkerOf(visitor);
  const listed = new Set(visits.map(({ at }) => at));
  const byScreen = new Map<string, Set<string>>();
  for (const { at } of visits.filter((visit) => !visit.at.includes('step='))) {
    await goTo(at);
    const links = await visitor.page.evaluate(() =>
      [...document.querySelectorAll('a[href*="#/"]')].map((each) =>
        (each.getAttribute('href') ?? '').replace(/^.*#/, ''),
      ),
    );
    for (const address of links.filter((link) => link.includes('?') && !listed.has(link))) {
      const screen = address.split('?')[0] ?? '';
      byScreen.set(screen, (byScreen.get(screen) ?? new Set()).add(address));
    }
  }
  await visitor.context.close();
  return [...byScreen.values()].flatMap((addresses) => [...addresses].slice(0, MOST_OF_ONE_SCREEN));
}

test(
  'what the screens lead to holds as well, by turns in both sizes',
  async () => {
    const addresses = await collectAddresses(await allViews());
    expect(addresses.length).toBeGreaterThan(10);
    const faults: string[] = [];
    for (const [, elder] of SIZES) {
      const visitor = await newVisitor({ ...SMALL, elder, persona: 'member' });
      const { look } = walkerOf(visitor);
      for (const [place, address] of addresses.entries()) {
        if ((place % 2 === 1) === elder) faults.push(...(await look(address)));
      }
      await visitor.context.close();
    }
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

test('a guest in the sign-in calendar is offered the login', async () => {
  const { page, open, complaints } = await newVisitor({ width: 320 });
  await open(`${ROUTES.pointsMall.path}?step=sign`);
  const panel = page.getByRole('dialog', { name: '签到日历' });
  await panel.getByRole('button', { name: '登录' }).waitFor();
  expect(await panel.locator('[aria-busy="true"]').count()).toBe(0);
  expect(complaints).toEqual([]);
});
