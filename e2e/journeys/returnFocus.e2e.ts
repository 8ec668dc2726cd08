import { ROUTES } from '../../src/shared/config/routes';
import { newVisitor } from '../support/visitor';

const GOODS = `${ROUTES.goodsDetail.path}?goodsId=G1003`;

test.each([
  ['the checkout', GOODS, 'button', /立即兑换/, '确认兑换'],
  ['the rules over the checkout', `${GOODS}&step=confirm&skuId=G1003-1&num=1`, 'button', '《积分规则》', '积分规则'],
  ['a rule', ROUTES.record.path, 'button', '积分规则', '积分规则'],
  ['the search', ROUTES.courseList.path, 'link', '搜课程或老师', '搜课程'],
] as const)('back from %s the focus is on what has opened it', async (_, at, role, opener, heading) => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await open(at);
  await page.getByRole(role, { name: opener }).waitFor();
  // What begins after the page has loaded.
  await page.waitForLoadState('networkidle');
  await page.getByRole(role, { name: opener }).click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.goBack();
  await page.waitForFunction(() => document.activeElement?.matches('button, a'));
  expect(await page.getByRole(role, { name: opener }).evaluate((each) => each === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
});
