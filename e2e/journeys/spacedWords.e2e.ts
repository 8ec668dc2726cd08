import { openAnew } from '../support/addresses';
import { crowdedWords, spacingOf } from '../support/spacedWords';
import { newVisitor } from '../support/visitor';

// Source: spec §9 (two-character Chinese words in buttons are shown with the characters spaced apart). The walk through every
// view (everyScreen) holds them all.
test('a word whose characters stand together is seen', async () => {
  const { page, open } = await newVisitor({ width: 375, persona: 'member' });
  await open('/schedule/address?action=new');
  const save = page.getByRole('button', { name: /^保\s?存$/ });
  await save.waitFor();
  expect(await page.evaluate(crowdedWords)).toEqual([]);
  await save.evaluate((button) => {
    for (const part of [button, ...button.querySelectorAll<HTMLElement>('*')]) part.style.letterSpacing = '0';
  });
  expect(await page.evaluate(crowdedWords)).toEqual([expect.stringContaining('保存')]);
});

test('a dialog and a lost network', async () => {
  const visitor = await newVisitor({ width: 375, persona: 'member' });
  const { page } = visitor;
  await openAnew(visitor, '/schedule/address');
  await page.getByRole('button', { name: /^删除/ }).last().click();
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(400);
  expect(await spacingOf(page)).toMatchObject({ crowded: [], words: expect.arrayContaining(['删除']) });

  await page.route('**/api/miniapp/mall/order/list*', (route) => route.abort());
  await openAnew(visitor, '/schedule/points-mall/order-list');
  await page.getByRole('button', { name: '重试' }).waitFor();
  expect(await spacingOf(page)).toMatchObject({ crowded: [], words: expect.arrayContaining(['重试']) });
});
