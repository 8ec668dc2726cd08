import type { Page } from 'playwright-core';
import { isOnTurn } from '../../src/testing/wide';
import { openAnew, someViews } from '../support/addresses';
import { WALK_MS } from '../support/everyView';
import { linesOf, pageOverflow } from '../support/geometry';
import { wordsPastEdge } from '../support/longWords';
import { answerAtOnce, newVisitor, type Visitor } from '../support/visitor';
import { walkerOf } from '../support/walk';

/** The server has so many digits wherever it counts the member's points. */
async function countUpTo({ page }: Visitor, points: number): Promise<void> {
  await page.route(/points\/summary|user\/home/, async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = (await answer.json()) as { data: Record<string, unknown> };
    const sums = ['available', 'frozen', 'earnedTotal', 'spentTotal', 'points'].filter((key) => key in data);
    const grown = { ...data, ...Object.fromEntries(sums.map((key) => [key, points])) };
    await route.fulfill({ response: answer, json: { ...rest, data: grown } });
  });
}

const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(3).slice(0, 200);

/** Every text that a person reads becomes one word of 200 letters; keys, addresses and days stay. */
function lengthened(value: unknown): unknown {
  if (typeof value === 'string') return /\p{Script=Han}/u.test(value) ? WORD : value;
  if (Array.isArray(value)) return value.map(lengthened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, lengthened(each)]));
}

/**
 * What stands beyond the edge of the screen and cannot be scrolled to, with the words that it holds. A page that is wider
 * than the screen widens the window of a phone, too: the document's own width stays. Runs in the page.
 */
function beyondEdge(): string[] {
  const isCut = (element: Element): boolean => {
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
      if (/auto|scroll|hidden/.test(getComputedStyle(each).overflowX)) return true;
    }
    return false;
  };
  const found = [...document.querySelectorAll('#root *, body > div *')].filter((element) => {
    const { right, width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && right > document.documentElement.clientWidth + 1 && !isCut(element);
  });
  const inner = found.filter((element) => !found.some((other) => other !== element && element.contains(other)));
  const words = inner.map(
    (each) => `${each.tagName} ${each.className} ${Math.round(each.getBoundingClientRect().right)}`,
  );
  return [...new Set(words)];
}

async function lengthenAnswers(page: Page): Promise<void> {
  await page.route('**/api/miniapp/**', async (route) => {
    const answer = await route.fetch({ maxRetries: 2 });
    const body = (await answer.json().catch(() => undefined)) as unknown;
    if (body === undefined) return route.fulfill({ response: answer });
    // Longer than the contract allows: without the server's mark nobody holds it against that.
    const { 'x-mock-route': _, ...headers } = answer.headers();
    return route.fulfill({ response: answer, headers, json: lengthened(body) });
  });
}

const TURNS = 12;

test.each([
  ['normal', false],
  ['长辈版', true],
] as const)(
  '%s: a word of 200 letters wraps on the views of its turn at 320 px',
  async (_, elder) => {
    const visitor = await newVisitor({ width: 320, elder, persona: 'member' });
    // By turns: the letters are larger in one of them, the lines are the same.
    const visits = (await someViews()).filter((_visit, place) => isOnTurn(place + Number(elder), TURNS));
    await answerAtOnce();
    await lengthenAnswers(visitor.page);
    const { goTo } = walkerOf(visitor);
    const faults: string[] = [];
    for (const { at } of visits) {
      if (!(await goTo(at))) faults.push(`${at}: loads for ever`);
      const overflow = await visitor.page.evaluate(pageOverflow);
      const found = [...(await visitor.page.evaluate(beyondEdge)), ...(await visitor.page.evaluate(wordsPastEdge))];
      if (overflow > 0) found.push(`the page is wider than the screen by ${overflow}`);
      faults.push(...found.map((each) => `${at}: ${each}`));
    }
    expect(faults).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  },
  WALK_MS,
);

test('a prize whose name is one word leaves the odds of all in sight at 320 px, a refusal in one word its 重试', async () => {
  const { page, open, complaints } = await newVisitor({ width: 320 });
  await page.route(/luck\/list/, async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = (await answer.json()) as { data: { prizes: object[] } };
    const prizes = data.prizes.map((prize) => ({ ...prize, name: WORD.slice(0, 30) }));
    await route.fulfill({ response: answer, json: { ...rest, data: { ...data, prizes } } });
  });
  await page.route(/rank\/list/, (route) => route.fulfill({ json: { code: 4001, msg: WORD } }));
  await open('/activity/nursing-care/play');
  const retry = (await page.getByRole('button', { name: '重试' }).boundingBox()) ?? { x: 320, width: 1 };
  expect(retry.x + retry.width).toBeLessThanOrEqual(320);
  const odds = page.getByRole('table').last();
  await odds.scrollIntoViewIfNeeded();
  const { x, width } = (await odds.boundingBox()) ?? { x: 0, width: Number.POSITIVE_INFINITY };
  expect(x + width).toBeLessThanOrEqual(320);
  expect(complaints).toEqual([]);
});

/** Where the words of an element begin and end. Runs in the page. */
function wordsOf(element: Element): [left: number, right: number] {
  const range = document.createRange();
  range.selectNodeContents(element);
  const { left, right } = range.getBoundingClientRect();
  return [left, right];
}

test.each([
  ['a message', '/schedule/address', '设为默认'],
  ['words above a button', '/schedule/address?action=edit&id=A2', '保存'],
])('a refusal in one word stands within 320 px: %s', async (_, at, button) => {
  const { page, open, complaints } = await newVisitor({ width: 320, persona: 'member' });
  await page.route(/address\/(default|save)/, (route) => route.fulfill({ json: { code: 4001, msg: WORD } }));
  await open(at);
  await page.getByRole('button', { name: button }).first().click();
  const words = page.getByRole('alert').filter({ hasText: WORD.slice(0, 20) });
  const [left, right] = await words.evaluate(wordsOf);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(320);
  expect(complaints).toEqual([]);
});

/** How many lines of words are seen, cut or not. Runs in the page. */
function seenLines(element: Element): number {
  return Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight));
}

test.each([
  [375, false],
  [320, true],
])('%d px, 长辈版 %p: a name of thirty signs takes two lines at most', async (width, elder) => {
  const name = '白日依山尽黄河入海流欲穷千里目更上一层楼春眠不觉晓处处闻啼';
  const { page, open, complaints } = await newVisitor({ width, elder, persona: 'member' });
  await page.route(/rank\/|team\/|invite\//, async (route) => {
    const answer = await route.fetch();
    // Longer than the contract's examples: without the server's mark nobody holds it against them.
    const { 'x-mock-route': _, ...headers } = answer.headers();
    const body = (await answer.text()).replace(/"nickname":"[^"]*"/g, `"nickname":"${name}"`);
    await route.fulfill({ response: answer, headers, body });
  });
  const whole = page.getByText(name, { exact: true });
  for (const at of ['/activity/nursing-care/play', '/april-join-team?teamId=TM2001', '/schedule/invited-people']) {
    await open(at);
    await whole.nth(1).waitFor();
    const lines = await Promise.all((await whole.all()).map((each) => each.evaluate(seenLines)));
    expect(lines.filter((count) => count > 2)).toEqual([]);
  }
  // Our own words beside it stay.
  await open('/april-join-team?teamId=TM2001');
  await page.getByText('白日依山尽黄… 邀您', { exact: true }).waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect(complaints).toEqual([]);
});

test.each([
  [320, false],
  [375, false],
  [320, true],
  [375, true],
])('%d px, 长辈版 %p: ten digits of points keep to one line', async (width, elder) => {
  const visitor = await newVisitor({ width, elder, persona: 'member' });
  const { page, open, complaints } = visitor;
  await countUpTo(visitor, 1_234_567_890);
  for (const at of ['/schedule/points-mall', '/schedule/member', '/schedule/record']) {
    await open(at);
    const sums = page.getByText('1,234,567,890', { exact: true });
    await sums.first().waitFor();
    const lines = await Promise.all((await sums.all()).map((each) => each.evaluate(linesOf)));
    expect(lines).toEqual(at.endsWith('record') ? [1, 1, 1, 1] : [1]);
  }
  expect(complaints).toEqual([]);
});

test.each([
  [320, false],
  [360, false],
  [375, false],
  [320, true],
])('%d px, 长辈版 %p: six digits of points keep to one line beside the other numbers', async (width, elder) => {
  const visitor = await newVisitor({ width, elder, persona: 'member' });
  await countUpTo(visitor, 888_888);
  await openAnew(visitor, '/schedule/member');
  // The app's own, not that of the picture of it which goes in this moment.
  const sum = visitor.page.locator('#root').getByText('888,888', { exact: true });
  await sum.waitFor();
  expect(await sum.evaluate(linesOf)).toBe(1);
  expect(visitor.complaints).toEqual([]);
});

test('长辈版 at 320 px: a title of eleven characters is whole in the bar', async () => {
  const { page, open } = await newVisitor({ width: 320, elder: true });
  await open('/activity?panel=rules');
  const title = page.locator('header').getByRole('heading', { name: '超级护士嘉年华活动规则' });
  const { width, needed } = await title.evaluate((each) => ({ width: each.clientWidth, needed: each.scrollWidth }));
  expect(needed).toBeLessThanOrEqual(width);
});

test.each([320, 375, 390])('长辈版 at %d px: of four chips none stands alone', async (width) => {
  const { page, open } = await newVisitor({ width, elder: true, persona: 'member' });
  for (const [at, name] of [
    ['/schedule/record?tab=reward', '奖励种类'],
    ['/preferred-discount', '按等级筛选'],
  ] as const) {
    await open(at);
    const chips = page.getByRole('group', { name }).getByRole('button');
    await chips.first().waitFor();
    const tops = await chips.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
    expect(tops).toHaveLength(4);
    for (const top of new Set(tops)) expect(tops.filter((other) => other === top).length).toBeGreaterThan(1);
  }
});

test.each(['/skin-library?tab=eczema', '/course-list?filter=favorite'])(
  '长辈版 at 320 px: %s shows which chip is chosen',
  async (at) => {
    const { page, open } = await newVisitor({ width: 320, elder: true, persona: 'member' });
    await open(at);
    const chosen = page.getByRole('group').getByRole('button', { pressed: true });
    await chosen.waitFor();
    const { x, width } = (await chosen.boundingBox()) ?? { x: -1, width: 0 };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(320);
  },
);
