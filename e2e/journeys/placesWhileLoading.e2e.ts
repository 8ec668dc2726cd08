import { isOnTurn } from '../../src/testing/wide';
import { todayAt } from '../support/chinaTime';
import { askAsMember, control, newVisitor, type Visitor } from '../support/visitor';

const ANSWER_MS = 2500;
/** In 长辈版, too; each in one of the two sizes by turns, in both in a wide run. */
const sizesOf = (turn: number) => [false, true].filter((_isElder, place) => isOnTurn(place + turn));
/** What an eye sees jump. */
const MOST = 8;

/** Opens a screen whose answers come late. */
async function openSlowly(at: string, elder: boolean, width = 390): Promise<Visitor['page']> {
  const { page, open } = await newVisitor({ elder, width, persona: 'member' });
  await control('fault', { path: '*', kind: `slow:${ANSWER_MS}`, times: -1 });
  await open(at);
  return page;
}

const topOf = async (page: Visitor['page'], selector: string, place = 0) =>
  (await page.locator(selector).nth(place).boundingBox())?.y ?? Number.NaN;

test.each([
  ['/membership-card', 0, '[aria-label="我的会员卡"]'],
  ['/activity/nursing-care/play', 2, '[aria-label="抽奖九宫格"]'],
  ['/schedule/equity-aggregation', 1, 'section h2'],
] as const)('%s: what is waited for stands where its box has stood', async (at, place, selector) => {
  for (const elder of sizesOf(place)) {
    const page = await openSlowly(at, elder);
    await page.locator('#root [aria-busy="true"] i').nth(place).waitFor();
    const before = await topOf(page, '#root [aria-busy="true"] i', place);
    await page.locator(`#root ${selector}`).first().waitFor();
    expect(Math.abs((await topOf(page, `#root ${selector}`)) - before)).toBeLessThanOrEqual(MOST);
  }
});

afterEach(() => control('clock', { now: null }));

test('会员权益日: what a slot offers stands where its box has stood', async () => {
  // Before the first slot of the day: the bar has one button then.
  await control('clock', { now: todayAt(9) });
  for (const elder of sizesOf(1)) {
    const page = await openSlowly('/equity-day', elder);
    await page.locator('#root [aria-busy="true"] i').first().waitFor();
    const before = await topOf(page, '#root [aria-busy="true"] i');
    const slots = await page.locator('#root [aria-label="场次"]').boundingBox();
    const after = (slots?.y ?? Number.NaN) + (slots?.height ?? 0);
    expect(before - after).toBeGreaterThan(0);
    expect(before - after).toBeLessThanOrEqual(MOST + 12);
    // The phone of 长辈版 comes with its own code: until then nothing shows through below the bar.
    const bar = page.getByRole('button', { name: '提醒我' }).locator('..');
    const under = `0px ${elder ? 52 : 0}px 0px 0px`;
    expect(await bar.evaluate((element) => getComputedStyle(element).boxShadow)).toContain(under);
  }
});

test('抽奖 in 长辈版 on a wide phone: the board stands where its box has stood', async () => {
  const page = await openSlowly('/activity/nursing-care/play', true, 430);
  await page.locator('#root [aria-busy="true"] i').nth(2).waitFor();
  const before = await topOf(page, '#root [aria-busy="true"] i', 2);
  const board = '#root [aria-label="抽奖九宫格"]';
  await page.locator(board).waitFor();
  expect(Math.abs((await topOf(page, board)) - before)).toBeLessThanOrEqual(MOST);
});

test('会员卡 in 长辈版: the boxes of the plans stand below each other, as the plans do', async () => {
  const page = await openSlowly('/membership-card', true);
  const boxes = page.locator('#root [aria-busy="true"] i');
  await boxes.nth(4).waitFor();
  const widths = await boxes.evaluateAll((all) => all.slice(2, 5).map((each) => each.getBoundingClientRect().width));
  expect(widths).toEqual([358, 358, 358]);
  // The card is dark, so its box is no light in the dark.
  expect(await boxes.first().evaluate((box) => Number(getComputedStyle(box).opacity))).toBeLessThan(0.3);
});

test('年度活动: the first card is as dark while it is waited for', async () => {
  const page = await openSlowly('/activity/year', false);
  const first = page.locator('#root main section').first();
  const groundOf = () => first.evaluate((card) => getComputedStyle(card).backgroundImage);
  await page.locator('#root [aria-busy="true"] i').first().waitFor();
  const before = await groundOf();
  expect(before).toContain('gradient');
  await first.getByRole('heading').waitFor();
  expect(await groundOf()).toBe(before);
});

/** Panels and their names: the member's code, the tasks, an order that is not paid, a coupon. */
async function panels(): Promise<[string, string][]> {
  const idOf = async (path: string, tab: string, name: string) => {
    const page = await askAsMember(path, { tab, currentPage: '1', pageSize: '20' });
    return String((page as { recordList: Record<string, unknown>[] }).recordList[0]?.[name]);
  };
  const orderNo = await idOf('/api/miniapp/mall/order/list', 'pay', 'orderNo');
  const couponId = await idOf('/api/miniapp/coupon/mine', 'usable', 'couponId');
  return [
    ['/schedule/member?step=code', '会员码'],
    ['/schedule/points-mall?step=tasks', '赚积分'],
    [`/schedule/points-mall/order-list?step=cancel&orderNo=${orderNo}`, '取消订单'],
    [`/coupon-list?id=${couponId}`, '卡券详情'],
  ];
}

test('a panel is as high before its answer as with it', async () => {
  const all = await panels();
  const jumps: string[] = [];
  for (const elder of sizesOf(0)) {
    const page = await openSlowly('/login', elder, 375);
    await control('fault', { path: '*', kind: 'slow:900', times: -1 });
    for (const [at, name] of all) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, at);
      const panel = page.getByRole('dialog', { name });
      const boxes = panel.locator('[aria-busy="true"]').first();
      await boxes.waitFor();
      // It has come up by then.
      await page.waitForTimeout(ANSWER_MS / 7);
      const before = await panel.boundingBox();
      await boxes.waitFor({ state: 'detached' });
      const after = await panel.boundingBox();
      const isStill = before !== null && after !== null && Math.abs(after.y - before.y) <= MOST;
      if (!isStill) jumps.push(`${name}, 长辈版 ${elder}: ${before?.y} to ${after?.y}`);
    }
  }
  expect(jumps).toEqual([]);
});
