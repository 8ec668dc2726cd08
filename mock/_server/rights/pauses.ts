import { rights } from './store';

/** The provider has stopped this right for a time. */
export function isPaused(rightId: string, now: number): boolean {
  return rights().pauses.some((pause) => pause.rightId === rightId && pause.from <= now && now < pause.until);
}

/** Until when a gift can be used: as much longer as its right has stood still. */
export function endAfterPauses(gift: { rightId: string; validFrom: number; validTo: number }, now: number): number {
  return rights()
    .pauses.filter(({ rightId, from, until }) => {
      return rightId === gift.rightId && until <= now && gift.validFrom < until && gift.validTo > from;
    })
    .reduce((end, { from, until }) => end + until - from, gift.validTo);
}
