import { ROUTES } from '../../src/shared/config/routes';
import type { Visit } from '../../src/testing/visits';
import { isOnTurn } from '../../src/testing/wide';
import { someViews } from '../support/addresses';
import { allViews, SIZES, SMALL, WALK_MS } from '../support/everyView';
import { linesOf, marksAtStart } from '../support/geometry';
import { wordsPastEdge } from '../support/longWords';
import { cutPlaceholders, enlargeText, largestText, numbersOffCentre, wordsOverWords } from '../support/textSize';
import { answerAtOnce, newVisitor } from '../support/visitor';
import { walkerOf } from '../support/walk';

/*
 * The phone's own text size, as large as people set it, on the narrowest phone. A guest meets the first view of every fourth
 * address; everyScreen leads a member through half of them.
 */

const TURNS = 4;

/** By turns, so that the two sizes share them. */
function firstOfSome(visits: readonly Visit[], isElder: boolean): Visit[] {
  const firsts = visits.filter(({ path }, index) => visits[index - 1]?.path !== path);
  return firsts.filter((_, index) => isOnTurn(index + Number(isElder), TURNS));
}

test.each(SIZES)(
  'in %s the largest text is neither cut nor covered nor wider than the screen, for a guest',
  async (_, elder) => {
    const visits = firstOfSome(await someViews(), elder);
    await answerAtOnce();
    const { goTo, lookLarge } = walkerOf(await newVisitor({ ...SMALL, elder }));
    const faults: string[] = [];
    for (const { at } of visits) {
      if (!(await goTo(at))) faults.push(`${at}: loads for ever`);
      faults.push(...(await lookLarge(at)));
    }
    expect(faults).toEqual([]);
  },
  WALK_MS,
);

test.each(SIZES)('in %s the hints in the fields of a form are whole', async (_, elder) => {
  const { page, open, complaints } = await newVisitor({ ...SMALL, elder, persona: 'member' });
  for (const [at, field] of [
    [`${ROUTES.address.path}?action=new`, '标签'],
    [ROUTES.activateMembership.path, '卡号'],
    [`${ROUTES.goodsDetail.path}?goodsId=G1003&step=confirm&skuId=G1003-1&num=1`, '备注'],
  ] as const) {
    await open(at);
    // Fields of several lines wrap what they ask for.
    await page
      .locator('input[placeholder]')
      .and(page.getByRole('textbox', { name: field }))
      .waitFor();
    await enlargeText(page, await page.evaluate(largestText));
    expect(await page.evaluate(cutPlaceholders)).toEqual([]);
  }
  expect(complaints).toEqual([]);
});

/** How far the last words of a campaign's head end above its first card, in CSS pixels. Runs in the page. */
function roomBelowWords(): number {
  const head = document.querySelector('main section');
  const all = [...(head?.querySelectorAll('p, [role="timer"]') ?? [])].filter((each) => each.checkVisibility());
  const words = all.map((each) => each.getBoundingClientRect().bottom);
  const card = head?.nextElementSibling?.getBoundingClientRect().top ?? 0;
  return Math.round(card - Math.max(...words));
}

test.each(SIZES)('in %s no card of a campaign covers the words of its head', async (_, elder) => {
  const visitor = await newVisitor({ ...SMALL, elder, persona: 'member' });
  const { goTo } = walkerOf(visitor);
  for (const at of ['/activity', '/activity/nursing-care', '/activity/year', '/april', '/activity-2025-618']) {
    await goTo(at);
    await enlargeText(visitor.page, await visitor.page.evaluate(largestText));
    expect({ at, isClear: (await visitor.page.evaluate(roomBelowWords)) >= 0 }).toEqual({ at, isClear: true });
    await enlargeText(visitor.page, 100);
  }
});

test('twice as large, words stay off each other and within their cards', async () => {
  const visitor = await newVisitor({ ...SMALL, persona: 'member' });
  const { goTo } = walkerOf(visitor);
  for (const at of [
    '/may',
    '/activity-2025-618',
    '/activity/nursing-care/welfare',
    '/activity/year/join',
    ROUTES.record.path,
    ROUTES.prizeRecord.path,
    ROUTES.invitedPeople.path,
    ROUTES.membershipCard.path,
    ROUTES.lotteryPlay.path,
    '/april-join-team?teamId=TM2006',
    '/activity/nursing-care/join',
  ]) {
    await goTo(at);
    await enlargeText(visitor.page, await visitor.page.evaluate(largestText));
    const faults = [...(await visitor.page.evaluate(wordsOverWords)), ...(await visitor.page.evaluate(wordsPastEdge))];
    expect({ at, faults }).toEqual({ at, faults: [] });
    await enlargeText(visitor.page, 100);
  }
});

test('twice as large, a title beside a value or a button keeps four letters on a line', async () => {
  const visitor = await newVisitor({ ...SMALL, persona: 'member' });
  for (const [at, title] of [
    [ROUTES.memberRightsCenter.path, '每月到店礼'],
    [ROUTES.equityAggregation.path, '公开护理讲座'],
    [`${ROUTES.notice.path}?tab=activity`, '抽中电子体温计'],
  ] as const) {
    await walkerOf(visitor).goTo(at);
    await enlargeText(visitor.page, await visitor.page.evaluate(largestText));
    expect(await visitor.page.getByText(title, { exact: true }).first().evaluate(linesOf)).toBeLessThanOrEqual(2);
    await enlargeText(visitor.page, 100);
  }
});

test('twice as large, amounts, months, names and what a button says keep to one line', async () => {
  const visitor = await newVisitor({ ...SMALL, persona: 'member' });
  for (const [at, ...words] of [
    [ROUTES.membershipCard.path, '立即续费'],
    [ROUTES.couponList.path, '50.00'],
    [ROUTES.lotteryPlay.path, '再得次数', '谢谢参与'],
    ['/activity/year', '12'],
  ] as const) {
    await walkerOf(visitor).goTo(at);
    await enlargeText(visitor.page, await visitor.page.evaluate(largestText));
    for (const each of words) {
      expect({ each, lines: await visitor.page.getByText(each, { exact: true }).last().evaluate(linesOf) }).toEqual({
        each,
        lines: 1,
      });
    }
    await enlargeText(visitor.page, 100);
  }
  // What stands on a picture wraps as one box.
  await walkerOf(visitor).goTo('/activity');
  await enlargeText(visitor.page, await visitor.page.evaluate(largestText));
  const flag = visitor.page.locator('section', { hasText: /直播/ }).locator('span span:not(:has(*))').first();
  expect(await flag.evaluate((words) => words.getClientRects().length)).toBe(1);
});

/** On how many lines the words stand with which an element begins. Runs in the page. */
function linesOfFirst({ firstChild }: Element): number {
  const words = document.createRange();
  if (firstChild) words.selectNode(firstChild);
  return words.getClientRects().length;
}

test('in 长辈版, larger still, nothing is squeezed into a column of single letters', async () => {
  const visitor = await newVisitor({ ...SMALL, elder: true, persona: 'member' });
  for (const [at, words, most] of [
    [ROUTES.memberRightsCenter.path, /^金杏$/, 1],
    [`${ROUTES.preferredDiscount.path}?tab=map`, /^门店按名称排序/, 5],
    ['/may', /^距结束/, 1],
    [(await allViews()).find((view) => view.at.endsWith('step=aftersale'))?.at ?? '', /最多\s¥/, 5],
  ] as const) {
    await walkerOf(visitor).goTo(at);
    await enlargeText(visitor.page, 160);
    const lines = await visitor.page.getByText(words).last().evaluate(linesOfFirst);
    const past = await visitor.page.evaluate(wordsOverWords);
    expect({ at, isWide: lines > 0 && lines <= most, lines, past }).toEqual({ at, isWide: true, lines, past: [] });
    await enlargeText(visitor.page, 100);
  }
});

/** On a phone of usual width, half again as large. */
const HALF_AGAIN = 150;

test('numbers of points keep to one line, and those of badges to their circles', async () => {
  const { page, open } = await newVisitor({ width: 375, persona: 'member' });
  await open(ROUTES.member.path);
  const points = page.getByRole('navigation', { name: '我的资产' }).getByText(/^\d,\d{3}$/);
  await points.waitFor();
  await page.locator('i', { hasText: /^\d+$/ }).first().waitFor();
  await enlargeText(page, HALF_AGAIN);
  expect(await points.evaluate(linesOf)).toBe(1);
  expect(await page.evaluate(numbersOffCentre)).toEqual([]);
});

test('a figure of a campaign stands in front of its picture', async () => {
  const { page, open } = await newVisitor(SMALL);
  await open('/spring-2024');
  const figure = page.getByText('3,826', { exact: true });
  await figure.waitFor();
  await enlargeText(page, HALF_AGAIN);
  const isWhole = await figure.evaluate((number) => {
    const digits = document.createRange();
    digits.selectNodeContents(number);
    number.scrollIntoView({ block: 'center' });
    const picture = number.parentElement?.querySelector('img');
    if (picture) picture.style.pointerEvents = 'auto';
    const { right, top, height } = digits.getBoundingClientRect();
    return document.elementFromPoint(right - 2, top + height / 3) === number;
  });
  expect(isWhole).toBe(true);
});

test('in the ledger the comma stays with the time before it', async () => {
  const { page, open } = await newVisitor({ width: 375, persona: 'member' });
  await open(ROUTES.record.path);
  await page
    .getByText(/，看订单$|^看订单$/)
    .first()
    .waitFor();
  await enlargeText(page, HALF_AGAIN);
  expect(await page.evaluate(marksAtStart)).toEqual([]);
});

test.each([
  [`${ROUTES.address.path}?action=new`, ['收货人', '手机号']],
  [`${ROUTES.equity.path}?rightId=R-care`, ['转给家人', '生成核销码']],
  [`${ROUTES.noticeBefore.path}?type=vip`, ['不同意']],
  [ROUTES.equityDay.path, ['分享给朋友']],
])('%s: %j keep to one line', async (at, words) => {
  const { page, open } = await newVisitor({ width: 375, persona: 'member' });
  await open(at);
  for (const each of words) await page.getByText(each, { exact: true }).first().waitFor();
  await enlargeText(page, HALF_AGAIN);
  for (const each of words) {
    expect(await page.getByText(each, { exact: true }).first().evaluate(linesOf)).toBe(1);
  }
});
