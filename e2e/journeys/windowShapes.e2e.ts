import { allRoutes, ROUTES } from '../../src/shared/config/routes';
import { isOnTurn } from '../../src/testing/wide';
import { someViews } from '../support/addresses';
import { allViews, SIZES, SMALL, WALK_MS } from '../support/everyView';
import { toTheTop } from '../support/geometry';
import { holdRequests, MAIN_SCRIPT } from '../support/hold';
import { answerAtOnce, BASE, control, newVisitor } from '../support/visitor';
import { walkerOf } from '../support/walk';

/*
 * Windows of other shapes: on a low phone, and above a keyboard, what can be done is in sight, since nobody scrolls a page
 * that has failed; a tablet or an unfolded phone has the app in its middle.
 */

const HEIGHT = 600;

test('the first thing to do on a screen that has failed is in sight in 长辈版', async () => {
  await control('fault', { path: '*', kind: 'business', times: -1 });
  const visitor = await newVisitor({ width: 320, height: HEIGHT, elder: true, persona: 'member' });
  const { goTo } = walkerOf(visitor);
  const hidden: string[] = [];
  let failed = 0;
  for (const { path } of allRoutes().filter((_route, place) => isOnTurn(place, 4))) {
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
  expect(failed).toBeGreaterThan(6);
});

test.each([
  ['an order is cancelled', /order-list\?step=cancel/, '取消订单', '不想要了', '确认取消'],
  ['a comment is reported', /comment\?step=report/, '举报评论', '广告或联系方式', '提交举报'],
])('in 长辈版 the button by which %s is in sight once a reason is chosen', async (_, path, title, reason, submit) => {
  const visitor = await newVisitor({ ...SMALL, elder: true, persona: 'member' });
  const at = (await allViews()).find((each) => path.test(each.at));
  await walkerOf(visitor).goTo(at?.at ?? '');
  const panel = visitor.page.getByRole('dialog', { name: title });
  await panel.getByText(reason).tap();
  const button = await panel.getByRole('button', { name: submit }).boundingBox();
  expect((button?.y ?? SMALL.height) + (button?.height ?? 0)).toBeLessThanOrEqual(SMALL.height);
});

test('in 长辈版 what passes behind the button of a panel does not show beside it, nor below it at the edge of the phone', async () => {
  const visitor = await newVisitor({ width: 667, height: 375, elder: true, persona: 'member' });
  const phone = await visitor.context.newCDPSession(visitor.page);
  const EDGE = 34;
  await phone.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: EDGE } });
  await walkerOf(visitor).goTo(`${ROUTES.comment.path}?step=report&commentId=C10000`);
  const button = visitor.page.getByRole('dialog').getByRole('button', { name: '请先选择原因' });
  const box = await button.boundingBox();
  const foot = (box?.y ?? 0) + (box?.height ?? 0);
  const pictures = new Set<string>();
  for (const rows of [0, 14, 28]) {
    await button.evaluate((each, top) => each.parentElement?.scrollTo(0, top), rows);
    const corner = { x: box?.x ?? 0, y: foot - 10, width: 24, height: 16 + EDGE };
    pictures.add((await visitor.page.screenshot({ clip: corner })).toString('base64'));
  }
  expect(pictures.size).toBe(1);
});

test.each([`${ROUTES.record.path}?tab=reward&kind=coupon`, `${ROUTES.equityAggregation.path}?owner=family`])(
  'at the end of %s the ways to help stand above the strip of the phone',
  async (path) => {
    const visitor = await newVisitor({ width: 390, height: 844, persona: 'member' });
    const phone = await visitor.context.newCDPSession(visitor.page);
    const EDGE = 34;
    await phone.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: EDGE } });
    await walkerOf(visitor).goTo(path);
    const help = visitor.page.getByRole('main').getByRole('button', { name: '联系客服' });
    const below = await help.evaluate((button) => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return window.innerHeight - button.getBoundingClientRect().bottom;
    });
    expect(below).toBeGreaterThanOrEqual(EDGE);
  },
);

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

test.each([
  { window: 'upright', height: 640, isKept: true },
  { window: 'on its side and enlarged', height: 260, isKept: false },
])('on a phone that is $window the phone row of 长辈版 leaves room for the page', async ({ height, isKept }) => {
  const { page, open, complaints } = await newVisitor({ width: 563, height, elder: true, persona: 'member' });
  await open(ROUTES.member.path);
  const row = page.getByRole('main').getByRole('link', { name: /^打电话/ });
  await row.waitFor();
  const isSeen = await row.evaluate((link) => {
    const { top, bottom } = link.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });
  expect(isSeen).toBe(isKept);
  expect(complaints).toEqual([]);
});

test.each([
  { window: 'upright', height: 640, isFixed: true },
  { window: 'on its side and enlarged', height: 260, isFixed: false },
])('on a phone that is $window bar and phone of 长辈版 leave room for the page', async ({ height, isFixed }) => {
  const { page, open, complaints } = await newVisitor({ width: 563, height, elder: true, persona: 'member' });
  await open(`${ROUTES.goodsDetail.path}?goodsId=G1003`);
  const action = page.getByRole('button', { name: '立即兑换' });
  await action.waitFor();
  await page.getByRole('link', { name: /^打电话/ }).waitFor();
  const position = await action.evaluate((button) => {
    return button.parentElement ? getComputedStyle(button.parentElement).position : '';
  });
  expect(position).toBe(isFixed ? 'fixed' : 'static');
  // The way to it is there all the same, above the phone.
  await action.scrollIntoViewIfNeeded();
  await action.tap();
  await page
    .getByRole('dialog')
    .or(page.getByRole('heading', { name: '确认兑换' }))
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
});

/** By how much a link that gets the focus behind the upper part of the bar stays behind it. Runs in the page. */
function coveredFocus(link: Element): number {
  let bar = [...document.querySelectorAll('main button')].pop()?.parentElement;
  while (bar && getComputedStyle(bar).position !== 'fixed') bar = bar.parentElement;
  const covered = () => link.getBoundingClientRect().bottom - (bar?.getBoundingClientRect().top ?? 0);
  window.scrollTo(0, document.body.scrollHeight);
  window.scrollBy(0, covered() - 30);
  (link as HTMLElement).focus();
  return covered();
}

test.each(SIZES)('in %s a bar of several lines does not cover what has the focus', async (_, elder) => {
  const { page, open, complaints } = await newVisitor({
    width: 414,
    height: 736,
    elder,
    persona: 'member',
    hasMouse: true,
  });
  await open(`${ROUTES.noticeBefore.path}?type=health`);
  await page.getByRole('button', { name: '不同意' }).waitFor();
  expect(await page.getByRole('link', { name: /打电话咨询/ }).evaluate(coveredFocus)).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
});

/** How many parts of the screen or of its panel stand beside the column of `width`; a picture may reach over the edge. */
function partsBeside(width: number): number {
  const panel = document.querySelector('[role="dialog"]');
  const layer = panel?.parentElement;
  const side = (document.documentElement.clientWidth - width) / 2;
  const isSeen = (each: Element) => getComputedStyle(each).visibility !== 'hidden';
  return [...document.querySelectorAll('main > *, main > * > *'), ...(panel ? [panel] : [])]
    .filter((each) => each === panel || (each !== layer && each.parentElement !== layer))
    .filter((each) => each.tagName !== 'svg' && isSeen(each))
    .map((each) => each.getBoundingClientRect())
    .filter(({ left, right }) => right > left && (left < side - 1 || right > side + width + 1)).length;
}

/** What goes sideways in the page, and whether it shows a bar. */
function sidewaysBars(): string[] {
  return [...document.querySelectorAll('main *, [role="dialog"] *')]
    .filter((each) => each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1)
    .map((each) => getComputedStyle(each))
    .filter(({ overflowX }) => overflowX === 'auto' || overflowX === 'scroll')
    .map(({ scrollbarWidth }) => scrollbarWidth);
}

test(
  'in a wide window with a mouse the app stands in the middle, its bars and panels too, and what goes sideways has a bar',
  async () => {
    const views = (await someViews()).filter((_, place) => isOnTurn(place, 8));
    expect(views.length).toBeGreaterThan(12);
    await answerAtOnce();
    const visitor = await newVisitor({ width: 568, height: 700, persona: 'member', hasMouse: true });
    const { goTo } = walkerOf(visitor);
    const wide: string[] = [];
    const bars: string[] = [];
    for (const { at } of views) {
      await goTo(at);
      if ((await visitor.page.evaluate(partsBeside, 480)) > 0) wide.push(at);
      bars.push(...(await visitor.page.evaluate(sidewaysBars)));
    }
    expect(wide).toEqual([]);
    // A wheel goes up and down only.
    expect(bars).toContain('thin');
    expect(bars).not.toContain('none');
    expect(visitor.complaints).toEqual([]);
  },
  WALK_MS,
);

test('what stands there ahead of the app does so, too', async () => {
  const { page } = await newVisitor({ width: 820, height: 700, persona: 'member' });
  const release = await holdRequests(page, MAIN_SCRIPT);
  await page.goto(`${BASE}/#${ROUTES.member.path}`, { waitUntil: 'commit' });
  const start = page.locator('#start');
  await start.getByRole('navigation').last().waitFor();
  const box = await start.boundingBox();
  expect({ x: box?.x, width: box?.width }).toEqual({ x: 170, width: 480 });
  release();
});

/** Where the figures of a campaign's head stand, in shares of its width: from its middle, and above its foot. */
function placesOfFigures(): number[][] {
  const art = document.querySelector('main section [aria-hidden="true"]');
  const hill = art?.getBoundingClientRect();
  if (!art || !hill) return [];
  const shares = (length: number) => Math.round((length / hill.width) * 100);
  return [...art.querySelectorAll('img')].map((figure) => {
    const { left, width, bottom } = figure.getBoundingClientRect();
    return [shares(left + width / 2 - hill.left - hill.width / 2), shares(hill.bottom - bottom)];
  });
}

test.each(['/april', '/april-join-team?teamId=TM2008'])(
  '%s: where the hill is larger on a wide phone, who stands behind it does not sink',
  async (at) => {
    const places: number[][][] = [];
    for (const width of [390, 430, 820]) {
      const visitor = await newVisitor({ width });
      // A team's figures are there once its members are known.
      expect(await walkerOf(visitor).goTo(at)).toBe(true);
      places.push(await visitor.page.evaluate(placesOfFigures));
    }
    const [narrow = []] = places;
    expect(narrow.length).toBeGreaterThan(4);
    expect(places).toEqual([narrow, narrow, narrow]);
  },
);
