import { isOnTurn } from '../../src/testing/wide';
import { allViews, SIZES, SMALL, WALK_MS } from '../support/everyView';
import { newVisitor, type Persona } from '../support/visitor';
import { walkerOf } from '../support/walk';

/*
 * A share of the addresses and panels at 320 px for everybody but the member, whom everyScreen leads through most of them: an
 * twelfth of them is somebody's, all in a wide run.
 */

const TURNS = 12;
const OTHERS: readonly (Persona | undefined)[] = [undefined, 'newcomer', 'lapsed', 'elder'];

test.each(
  OTHERS.flatMap((persona, turn) => SIZES.map(([size, elder], place) => ({ persona, size, elder, turn, place }))),
)(
  'a share of the views for $persona in $size',
  async ({ persona, elder, turn, place }) => {
    const isOwn = (index: number) => {
      const row = Math.floor(index / OTHERS.length);
      const isInSize = row % SIZES.length === place;
      return index % OTHERS.length === turn && isInSize && isOnTurn(Math.floor(row / SIZES.length), TURNS);
    };
    const visits = (await allViews()).filter((_, index) => isOwn(index));
    const { look } = walkerOf(await newVisitor({ ...SMALL, elder, ...(persona ? { persona } : {}) }));
    const faults: string[] = [];
    for (const { at } of visits) faults.push(...(await look(at)));
    expect(faults).toEqual([]);
  },
  WALK_MS,
);
