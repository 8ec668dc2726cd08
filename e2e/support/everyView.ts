import { allVisits, type Visit } from '../../src/testing/visits';
import { isOnTurn } from '../../src/testing/wide';
import { answerAtOnce, askAsMember } from './visitor';

/** Both sizes of the letters: their name, and whether it is 长辈版. */
export const SIZES = [
  ['the normal size', false],
  ['长辈版', true],
] as const;
/** A walk through every view takes minutes on a busy machine. */
export const WALK_MS = 900_000;
/** A small phone: what is to be done stands in sight on it. */
export const SMALL = { width: 320, height: 640 } as const;

/** Every address with every panel. The server has just been reset: its records keep their numbers for the whole test. */
export async function allViews(): Promise<Visit[]> {
  await answerAtOnce();
  return allVisits(askAsMember);
}

/** Those that come every time, and of the others the quarter whose turn it is. */
export function firstsAndSome(all: readonly Visit[], every: readonly Visit[]): Visit[] {
  const firsts = new Set(every.map(({ at }) => at));
  const others = all.filter(({ at }) => !firsts.has(at));
  const some = new Set(others.filter((_visit, place) => isOnTurn(place, 4)).map(({ at }) => at));
  return all.filter(({ at }) => firsts.has(at) || some.has(at));
}
