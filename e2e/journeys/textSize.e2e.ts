import { ROUTES } from '../../src/shared/config/routes';
import type { Visit } from '../../src/testing/visits';
import { someViews } from '../support/addresses';
import { cutPlaceholders, enlargeText } from '../support/textSize';
import { answerAtOnce, newVisitor, type Persona } from '../support/visitor';
import { walkerOf } from '../support/walk';

/*
 * The phone's own text size, as large as people set it, on the narrowest phone: half again in 长辈版, twice in the normal
 * size. A member meets some views of every address, a guest the first of every other one.
 */

const SIZES = [
  ['长辈版', true, 150],
  ['the normal size', false, 200],
] as const;
const SMALL = { width: 320, height: 640 } as const;
const WALK_MS = 900_000;

/** Every second address, so that the two sizes share them. */
function firstOfEveryOther(visits: readonly Visit[], isElder: boolean): Visit[] {
  const firsts = visits.filter(({ path }, index) => visits[index - 1]?.path !== path);
  return firsts.filter((_, index) => (index % 2 === 1) === isElder);
}

describe.each(SIZES)('in %s', (_, elder, percent) => {
  test.each<Persona | 'guest'>(['member', 'guest'])(
    `${percent} % text is neither cut nor covered nor wider than the screen, for a %s`,
    async (who) => {
      const visits = await someViews();
      await answerAtOnce();
      const visitor = await newVisitor({ ...SMALL, elder, ...(who === 'guest' ? {} : { persona: who }) });
      const { lookLarge } = walkerOf(visitor);
      const faults: string[] = [];
      for (const { at } of who === 'guest' ? firstOfEveryOther(visits, elder) : visits)
        faults.push(...(await lookLarge(at, percent)));
      expect(faults).toEqual([]);
    },
    WALK_MS,
  );
});

test.each(SIZES)('in %s the hints in the fields of a form are whole', async (_, elder, percent) => {
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
    await enlargeText(page, percent);
    expect(await page.evaluate(cutPlaceholders)).toEqual([]);
  }
  expect(complaints).toEqual([]);
});
