import { allVisits } from '../../src/testing/visits';
import { askAsMember, newVisitor, type Persona } from '../support/visitor';
import { walkerOf } from '../support/walk';

/*
 * The phone's own text size, as large as people set it: half again in 长辈版, twice in the normal size. The views are shared
 * out among the people and the two widths.
 */

const PEOPLE: readonly (Persona | undefined)[] = ['member', undefined, 'member', 'lapsed'];
const SIZES = [
  ['长辈版', true, 150],
  ['the normal size', false, 200],
] as const;
const WIDTHS = [320, 375] as const;
const WALK_MS = 900_000;

test.each(SIZES.flatMap(([size, elder, percent]) => WIDTHS.map((width) => ({ size, elder, percent, width }))))(
  'in $size with text at $percent % and $width px nothing is cut, covered or wider than the screen',
  async ({ elder, percent, width }) => {
    const visits = await allVisits(askAsMember);
    const faults: string[] = [];
    for (const [turn, persona] of PEOPLE.entries()) {
      const own = visits.filter(
        (_, index) =>
          index % PEOPLE.length === turn && Math.floor(index / PEOPLE.length) % WIDTHS.length === WIDTHS.indexOf(width),
      );
      const visitor = await newVisitor({ width, height: 640, elder, ...(persona ? { persona } : {}) });
      const { lookLarge } = walkerOf(visitor);
      for (const { at } of own) faults.push(...(await lookLarge(at, percent)));
      await visitor.context.close();
    }
    expect(faults).toEqual([]);
  },
  WALK_MS,
);
