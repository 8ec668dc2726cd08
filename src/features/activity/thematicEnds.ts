import type { Thematic } from './thematicContract';

/** When claiming ends, of each welfare and of the activity: what stands on screen is over then. */
export function endsOf(thematic: Thematic | undefined): readonly (number | null)[] {
  return thematic ? [thematic.endAt, ...thematic.welfare.map(({ expireAt }) => expireAt)] : [];
}
