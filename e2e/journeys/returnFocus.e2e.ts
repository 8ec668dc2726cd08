import type { Locator, Page } from 'playwright-core';
import { ROUTES } from '../../src/shared/config/routes';
import { newVisitor } from '../support/visitor';

/** What follows the focus begins 600 ms after the page has loaded, with code of its own. */
async function hasBegun(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return entry !== undefined && entry.loadEventEnd > 0 && performance.now() > entry.loadEventEnd + 1_500;
  });
}

const GOODS = `${ROUTES.goodsDetail.path}?goodsId=G1003`;

test.each([
  ['the checkout', GOODS, 'button', /立即兑换/, '确认兑换'],
  ['the rules over the checkout', `${GOODS}&step=confirm&skuId=G1003-1&num=1`, 'button', '《积分规则》', '积分规则'],
  ['a rule', ROUTES.record.path, 'button', '积分规则', '积分规则'],
  [
    'the rules over a result',
    '/activity/nursing-care/join?packageId=wound&joinId=J90001',
    'button',
    '活动规则',
    '活动规则',
  ],
  ['the search', ROUTES.courseList.path, 'link', '搜课程或老师', '搜课程'],
] as const)('back from %s the focus is on what has opened it', async (_, at, role, opener, heading) => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await open(at);
  await page.getByRole(role, { name: opener }).waitFor();
  await hasBegun(page);
  await page.getByRole(role, { name: opener }).click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.goBack();
  await page.waitForFunction(() => document.activeElement?.matches('button, a'));
  expect(await page.getByRole(role, { name: opener }).evaluate((each) => each === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
});

/** iOS gives the focus to what surrounds a tapped control and can take it, not to the control. */
async function tapAsIos(control: Locator): Promise<void> {
  await control.evaluate((each: HTMLElement) => {
    each.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    each.click();
  });
}

test.each([
  ['a panel over a form', '/schedule/address?action=new', 'button', /所在地区/, '选择所在地区'],
  ['a panel over the checkout', `${GOODS}&step=confirm&skuId=G1003-1&num=1`, 'button', /^优惠券/, '选择优惠券'],
  ['a panel after another one', '/schedule/points-mall?step=tasks', 'link', '去签到', '签到日历'],
] as const)('%s: back from it, who has tapped on iOS is where he was', async (_, at, role, opener, title) => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await open(at);
  const control = page.getByRole(role, { name: opener });
  await control.waitFor();
  await hasBegun(page);
  await tapAsIos(control);
  await page.getByRole('dialog', { name: title }).waitFor();
  await page.goBack();
  await page.waitForFunction(() => document.activeElement?.matches('button, a'));
  expect(await control.evaluate((each) => each === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
});

test('a question that is answered with no: who has tapped on iOS is where he was', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await open('/schedule/address');
  const control = page.getByRole('button', { name: '删除林建国的地址' });
  await control.waitFor();
  await hasBegun(page);
  await tapAsIos(control);
  const no = page.getByRole('dialog').getByRole('button').first();
  await no.waitFor();
  await tapAsIos(no);
  await page.waitForFunction(() => document.activeElement?.matches('button, a'));
  expect(await control.evaluate((each) => each === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
});

/** Of the field: its own ring, and the one of the box that it stands in. */
const ringsOf = (field: Element): string[] =>
  [field, field.parentElement ?? field].map((each) => getComputedStyle(each).outlineStyle);

test.each([
  [`${ROUTES.pointsMall.path}?step=search`, 'searchbox'],
  [`${ROUTES.pointsMall.path}?tab=service`, 'searchbox'],
  [ROUTES.equityAggregation.path, 'searchbox'],
  [ROUTES.comment.path, 'textbox'],
] as const)('%s: a field without corners of its own has its ring around its box', async (at, role) => {
  const { page, open } = await newVisitor({ persona: 'member' });
  await open(at);
  const field = page.getByRole(role).first();
  await field.tap();
  expect(await field.evaluate(ringsOf)).toEqual(['none', 'solid']);
});

/** What has the focus and lies behind the bar at the foot, from the lower edge of the control or of its label; '' for none. */
function hiddenByBar(): string {
  const focused = document.activeElement ?? document.body;
  const box = (focused.closest('label') ?? focused).getBoundingClientRect();
  const found = document.elementFromPoint(box.left + box.width / 2, box.bottom - 4);
  const isSeen = found !== null && (focused.closest('label') ?? focused).contains(found);
  return isSeen || focused === document.body ? '' : (focused.textContent ?? '').trim() || focused.tagName;
}

test.each(['/activity/nursing-care/join?packageId=wound', '/activity/nursing-care'])(
  '%s: in 长辈版 the bar, of several rows, hides nothing that the keyboard comes to',
  async (at) => {
    const { page, open } = await newVisitor({ width: 375, height: 667, elder: true, persona: 'member' });
    await open(at);
    await page.getByText(/^主办：/).waitFor();
    await hasBegun(page);
    const hidden: string[] = [];
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab');
      hidden.push(await page.evaluate(hiddenByBar));
    }
    expect(hidden.filter(Boolean)).toEqual([]);
  },
);

test('the ring of 返回, which stands at the window’s edge, is all seen', async () => {
  const { page, open } = await newVisitor();
  await open(ROUTES.courseList.path);
  const back = page.getByRole('button', { name: '返回' });
  await back.waitFor();
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => document.activeElement?.matches('header button'));
  const [top, left] = await back.evaluate((each) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(each);
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    const { top: above, left: before } = each.getBoundingClientRect();
    return [above - reach, before - reach];
  });
  expect(top).toBeGreaterThanOrEqual(0);
  expect(left).toBeGreaterThanOrEqual(0);
});
