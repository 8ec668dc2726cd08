import { allRoutes } from '../../src/shared/config/routes';
import { allVisits } from '../../src/testing/visits';
import { isOnTurn, isWide } from '../../src/testing/wide';
import { WALK_MS } from '../support/everyView';
import { monkeyOf } from '../support/monkey';
import { askAsMember, newVisitor, type Persona } from '../support/visitor';

/*
 * What nobody does on purpose, on every screen, while one call in some fails: nothing breaks, nothing is blank, nothing lies over
 * a screen for ever, and the screen is whole again afterwards. Some screens and a few deeds by turns, all of them and many
 * deeds in a wide run; MONKEY_SEED and MONKEY_DEEDS choose others. A failure says its number and what was done.
 */

const SEED = Number(process.env.MONKEY_SEED ?? 20261129);
const DEEDS = Number(process.env.MONKEY_DEEDS ?? (isWide ? 500 : 30));
const TURNS = 24;
const PEOPLE: readonly (Persona | undefined)[] = ['member', undefined, 'newcomer', 'lapsed', 'elder'];

const screens = allRoutes()
  .map(({ path }, place) => ({ path, place, persona: PEOPLE[place % PEOPLE.length] }))
  .filter(({ place }) => isOnTurn(place, TURNS));

test.each(screens)(
  '$path stands whatever $persona presses',
  async ({ path, place, persona }) => {
    const { at } = (await allVisits(askAsMember)).find((visit) => visit.path === path) ?? { at: path };
    const visitor = await newVisitor({
      width: 320,
      height: 640,
      elder: persona === 'elder',
      ...(persona ? { persona } : {}),
    });
    const { play, comeBack } = monkeyOf(visitor, SEED + place);
    const faults = [...(await play(at, DEEDS)), ...(await comeBack(at))];
    expect(faults).toEqual([]);
  },
  WALK_MS,
);
