import { openAnew, someAddresses } from '../support/addresses';
import { spacingOf } from '../support/spacedWords';
import { newVisitor } from '../support/visitor';

// Source: spec §9 (two-character Chinese words in buttons are shown with the characters spaced apart).
test.each([
  ['normal', false],
  ['长辈版', true],
] as const)('%s: every button of two characters stands spaced, by its own geometry', async (_, elder) => {
  const visitor = await newVisitor({ width: 375, elder, persona: 'member' });
  const crowded: string[] = [];
  const seen = new Set<string>();
  for (const address of await someAddresses(visitor)) {
    await openAnew(visitor, address);
    const spacing = await spacingOf(visitor.page);
    crowded.push(...spacing.crowded.map((each) => `${address}: ${each}`));
    for (const word of spacing.words) seen.add(word);
  }
  expect(crowded).toEqual([]);
  expect(seen.size).toBeGreaterThan(8);
  await visitor.context.close();
});

test('a dialog and a lost network', async () => {
  const visitor = await newVisitor({ width: 375, persona: 'member' });
  const { page, context } = visitor;
  await openAnew(visitor, '/schedule/address');
  await page.getByRole('button', { name: /^删除/ }).last().click();
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(400);
  expect(await spacingOf(page)).toMatchObject({ crowded: [], words: expect.arrayContaining(['删除']) });

  await page.route('**/api/miniapp/mall/order/list*', (route) => route.abort());
  await openAnew(visitor, '/schedule/points-mall/order-list');
  await page.getByRole('button', { name: '重试' }).waitFor();
  expect(await spacingOf(page)).toMatchObject({ crowded: [], words: expect.arrayContaining(['重试']) });
  await context.close();
});
