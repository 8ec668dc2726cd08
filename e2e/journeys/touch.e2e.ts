import type { Page } from 'playwright-core';
import { ROUTES } from '../../src/shared/config/routes';
import { isOnTurn } from '../../src/testing/wide';
import { pullFinger } from '../support/finger';
import { pressesOfOff, silentPresses } from '../support/press';
import { waitUntilLoaded } from '../support/soundness';
import { newVisitor } from '../support/visitor';

const PLAY = '/activity/nursing-care/play';
const GOODS = '/schedule/points-mall/goods-detail?goodsId=G1001';

const SCREENS = [
  ROUTES.pointsMall.path,
  `${ROUTES.pointsMall.path}?tab=service`,
  ROUTES.member.path,
  ROUTES.orderList.path,
  ROUTES.couponList.path,
  ROUTES.record.path,
  ROUTES.notice.path,
  ROUTES.courseList.path,
  ROUTES.equityAggregation.path,
  ROUTES.membershipCard.path,
  ROUTES.noticeBefore.path,
  '/skin-library?quizId=skin-adult&step=1',
  '/comment',
  '/april',
  GOODS,
  PLAY,
];

test.each([
  ['the normal size', false],
  ['长辈版', true],
])('whatever can be touched answers to the touch in %s', async (_, elder) => {
  const visitor = await newVisitor({ width: 375, persona: 'member', elder });
  const silent: string[] = [];
  for (const at of SCREENS.filter((_screen, place) => isOnTurn(place + 2 * Number(elder), 4))) {
    await visitor.page.goto('about:blank');
    await visitor.open(at);
    await waitUntilLoaded(visitor.page);
    await visitor.page.waitForLoadState('networkidle');
    silent.push(...(await silentPresses(visitor.page)).map((words) => `${at}: ${words}`));
  }
  expect(silent).toEqual([]);
});

test.each([
  ['a button that says what is missing', '/comment', /先写几个字/],
  ['a time that is full', '/activity/nursing-care/join?packageId=wound', /已满/],
  ['a coupon for another order', `${GOODS}&step=confirm&skuId=G1001-1&num=1&action=coupon`, /还没到可用时间/],
])('%s does not answer to the touch', async (_, at, words) => {
  const { page, open } = await newVisitor({ persona: 'member' });
  await open(at);
  await page.getByText(words).first().waitFor();
  const { all, answering } = await pressesOfOff(page);
  expect(all.join()).toMatch(words);
  expect(answering).toEqual([]);
});

test.each([
  ['the search of the orders', ROUTES.orderList.path, '搜商品名或订单号'],
  ['the search of the rights', ROUTES.equityAggregation.path, '搜索权益'],
  ['the number of pieces', `${GOODS}&step=confirm&skuId=G1001-1&num=1`, '数量'],
])('%s is hit within a finger’s height', async (_, at, name) => {
  for (const [elder, tap] of [
    [false, 44],
    [true, 60],
  ] as const) {
    const { page, open } = await newVisitor({ persona: 'member', elder });
    await open(at);
    await waitUntilLoaded(page);
    await page.waitForLoadState('networkidle');
    const field = page.getByLabel(name, { exact: true });
    const high = await field.evaluate((each) => {
      each.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = each.getBoundingClientRect();
      const isHit = (y: number) => document.elementFromPoint(left + width / 2, y) === each;
      const middle = Math.round(top + height / 2);
      const rows = Array.from({ length: 120 }, (_row, place) => middle - 60 + place);
      return rows.filter(isHit).length;
    });
    expect(high).toBeGreaterThanOrEqual(tap - 1);
  }
});

test('a picture that is held is offered for saving only where it has words of its own: a code, not a decoration', async () => {
  const { page, open } = await newVisitor({ persona: 'member' });
  const held = () =>
    page.evaluate(() =>
      [...document.images]
        .filter((image) => image.checkVisibility() && getComputedStyle(image).pointerEvents !== 'none')
        .map(({ alt }) => alt),
    );
  const seen: string[] = [];
  for (const at of [ROUTES.pointsMall.path, ROUTES.invitedPeople.path, '/activity', '/may', PLAY]) {
    await page.goto('about:blank');
    await open(at);
    await waitUntilLoaded(page);
    await page.locator('img').first().waitFor();
    seen.push(...(await held()));
  }
  expect(seen).toEqual(['我的邀请二维码']);
});

/** What moves once, or would go on moving, in the page as it stands. */
const movements = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);

test.each([
  ['moves in', {}, false, true],
  ['stands there at once for who wants less motion', {}, true, false],
  ['stands there at once in 长辈版', { elder: true }, false, false],
] as const)('a panel %s', async (_, who, isReduced, moves) => {
  const { page, open } = await newVisitor({ persona: 'member', ...who });
  if (isReduced) await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(ROUTES.member.path);
  await waitUntilLoaded(page);
  await page.waitForLoadState('networkidle');
  const seen = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (!document.querySelector('[role="dialog"]')) return requestAnimationFrame(look);
          return resolve(document.getAnimations().filter(({ playState }) => playState === 'running').length);
        };
        look();
      }),
  );
  await page.getByRole('button', { name: /会员码/ }).click();
  expect((await seen) > 0).toBe(moves);
  if (!moves) expect(await movements(page)).toBe(0);
});

describe('a panel from the foot', () => {
  const height = 844;
  const rules = (page: Page) => page.getByRole('dialog');

  async function openRules(elder: boolean) {
    const visitor = await newVisitor({ persona: 'member', elder });
    await visitor.open(PLAY);
    await waitUntilLoaded(visitor.page);
    await visitor.page.getByRole('button', { name: '规则', exact: true }).click();
    await rules(visitor.page).getByRole('button', { name: '关闭' }).waitFor();
    await visitor.page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    );
    // The panel grows with its text: its head stands still only then.
    await visitor.page.waitForLoadState('networkidle');
    await visitor.page.waitForFunction(() => !document.querySelector('[role="dialog"] [aria-busy="true"]'));
    const box = await rules(visitor.page).boundingBox();
    const top = (box?.y ?? 0) + 20;
    const pullBy = (distance: number) => pullFinger(visitor.page, { x: 120, fromY: top, toY: top + distance });
    return { ...visitor, pullBy };
  }

  test('stays in 长辈版', async () => {
    const { page, pullBy } = await openRules(true);
    await pullBy(height / 2);
    expect(page.url()).toContain('panel=rules');
  });
});

test('a photo is pulled down and closed', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await open(GOODS);
  await waitUntilLoaded(page);
  await open(`${GOODS}&step=photos`);
  const viewer = page.getByRole('dialog', { name: /的图片$/ });
  await viewer.waitFor();
  await pullFinger(page, { x: 200, fromY: 300, toY: 330 });
  expect(page.url()).toContain('step=photos');
  await pullFinger(page, { x: 200, fromY: 260, toY: 640 });
  await viewer.waitFor({ state: 'detached' });
  expect(page.url()).not.toContain('step=photos');
  expect(complaints).toEqual([]);
});
