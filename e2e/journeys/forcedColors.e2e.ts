import { newVisitor } from '../support/visitor';

/*
 * Where the system gives the colours (high contrast), grounds and shadows are gone: what can be pressed keeps an edge, what
 * is chosen or on stands out, and nothing is ticked before somebody ticks it.
 */

async function withForcedColors() {
  const visitor = await newVisitor({ persona: 'member' });
  await visitor.page.emulateMedia({ forcedColors: 'active' });
  return visitor;
}

test('tabs, switches and buttons keep their look where the system gives the colours', async () => {
  const { page, open, complaints } = await withForcedColors();
  await open('/schedule/points-mall');
  await page.getByRole('tab', { name: '日常护理' }).waitFor();
  // The sheet comes when the page has loaded.
  await page.waitForFunction(() => {
    const [chosen, other] = ['true', 'false'].map((isOn) =>
      document.querySelector(`[role="tab"][aria-selected="${isOn}"]`),
    );
    return chosen && other && getComputedStyle(chosen).backgroundColor !== getComputedStyle(other).backgroundColor;
  });
  const button = page.getByRole('button', { name: /^签到/ }).first();
  expect(await button.evaluate((each) => getComputedStyle(each).outlineStyle)).toBe('solid');
  const [edge, ground, knob] = await page.getByRole('switch', { name: '只看我能换的' }).evaluate((each) => {
    const track = each.firstElementChild ?? each;
    const { outlineStyle, backgroundColor } = getComputedStyle(track);
    return [outlineStyle, backgroundColor, getComputedStyle(track, '::after').backgroundColor];
  });
  expect(edge).toBe('solid');
  expect(knob).not.toBe(ground);
  await open('/schedule/member');
  await page.getByRole('button', { name: '复制' }).click();
  const message = page.getByText(/会员编号复制|已复制/).last();
  expect(await message.evaluate((words) => getComputedStyle(words).outlineStyle)).toBe('solid');
  expect(complaints).toEqual([]);
});

test('an agreement is not shown as ticked before it is, where the system gives the colours', async () => {
  const { page, open, complaints } = await withForcedColors();
  await open('/membership-card');
  const box = page.getByRole('checkbox', { name: /同意/ });
  await box.waitFor();
  const isTickSeen = () =>
    box.evaluate((input) => {
      const tick = input.nextElementSibling?.firstElementChild;
      return tick ? getComputedStyle(tick).visibility === 'visible' : undefined;
    });
  expect(await isTickSeen()).toBe(false);
  await box.check();
  expect(await isTickSeen()).toBe(true);
  expect(complaints).toEqual([]);
});

test('cards keep an edge where the system gives the colours, those that come later as well', async () => {
  const { page, open, complaints } = await withForcedColors();
  /** The boxes with a ground and round corners; waits until each of them shows an edge. */
  const countCards = async () => {
    const found = await page.waitForFunction(() => {
      const boxes = [...document.querySelectorAll('main section, main article')].filter((box) => {
        const { borderTopLeftRadius, backgroundColor } = getComputedStyle(box);
        return Number.parseFloat(borderTopLeftRadius) >= 16 && !backgroundColor.endsWith(', 0)');
      });
      return boxes.every((box) => getComputedStyle(box).outlineStyle === 'solid') && boxes.length;
    });
    return Number(await found.jsonValue());
  };
  for (const [at, words] of [
    ['/schedule/points-mall?tab=service', '门诊和孕产'],
    ['/coupon-list?tab=mine', '日常护理 9 折券'],
  ] as const) {
    await open(at);
    await page.getByText(words).first().waitFor();
    expect(await countCards()).toBeGreaterThan(3);
  }
  expect(complaints).toEqual([]);
});

test('a signed day of the calendar keeps a ground of its own where the system gives the colours', async () => {
  const { page, open, complaints } = await withForcedColors();
  await open('/schedule/points-mall?step=sign');
  // On the first day of a month no other day of it can be signed.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^签到 \+/ })
    .click();
  await page.getByRole('table').getByText('已签到').first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => {
    const day = [...document.querySelectorAll('td > span')].find((each) => each.textContent?.endsWith('已签到'));
    return day && getComputedStyle(day).backgroundColor !== getComputedStyle(document.body).backgroundColor;
  });
  expect(complaints).toEqual([]);
});

test('where more contrast is asked for, quiet words are nearly as dark as the others', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await page.emulateMedia({ contrast: 'more' });
  await open('/schedule/member');
  await page.waitForFunction(
    () => getComputedStyle(document.documentElement).getPropertyValue('--c-weak') === '#2b3633',
  );
  expect(complaints).toEqual([]);
});
