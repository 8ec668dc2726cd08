import { DAY, endOfDay } from '../state';
import type { RightRow } from './catalog';
import { endAfterPauses } from './pauses';
import { type GiftRow, rights } from './store';

/** Gives a member a right of the catalogue, to be used `uses` times within `validDays` days. */
export function grantRight(
  userId: string,
  rightId: string,
  { name, uses, validDays }: { name: string; uses: number; validDays: number },
  now: number,
): void {
  rights().gifts.push({ userId, rightId, name, uses, validFrom: now, validTo: endOfDay(now + validDays * DAY) });
}

/** The right's gifts to a user that have not ended. */
export function liveGiftsOf(userId: string | undefined, { rightId }: RightRow, now: number): GiftRow[] {
  return rights()
    .gifts.filter((gift) => gift.userId === userId && gift.rightId === rightId)
    .map((gift) => ({ ...gift, validTo: endAfterPauses(gift, now) }))
    .filter(({ validTo }) => validTo > now);
}

/** How often a right can be used in all: what the gifts add up to where each of them counts, else what the right says. */
export function totalOf(right: RightRow, gifts: readonly GiftRow[]): number | null {
  const uses = gifts.reduce((sum, gift) => sum + (gift.uses ?? 0), 0);
  return uses > 0 ? uses : right.total;
}
