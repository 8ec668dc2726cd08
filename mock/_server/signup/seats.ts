import { allJoins, findOffer } from './registry';
import type { Join, OfferSlot, SignupOffer } from './types';

/** Unpaid ones hold their seat until the time to pay is over. */
const HOLDING: readonly Join['status'][] = ['toPay', 'joined', 'done'];

export function joinsFor(code: string, { packageId }: Pick<SignupOffer, 'packageId'>): Join[] {
  return allJoins().filter((join) => join.code === code && join.packageId === packageId);
}

export const isHolding = ({ status }: Join) => HOLDING.includes(status);
export const isActive = (join: Join) => isHolding(join) || join.status === 'waiting';

export function slotLeft(code: string, offer: SignupOffer, { id, total, taken }: OfferSlot): number {
  const held = joinsFor(code, offer).filter((join) => join.slotId === id && isHolding(join)).length;
  return Math.max(total - taken - held, 0);
}

/** What can still be signed up for: nobody takes a seat of what has begun. */
export const comingSlots = ({ slots }: SignupOffer, now: number) => slots.filter(({ start }) => start > now);

/** The seats of what has not begun, or all without slots; undefined when as many can come as want to. */
export function quotaOf(code: string, offer: SignupOffer, now: number) {
  const { total, taken } = offer;
  if (offer.slots.length > 0) {
    const slots = comingSlots(offer, now);
    const seats = slots.reduce((sum, slot) => sum + slot.total, 0);
    const left = slots.reduce((sum, slot) => sum + slotLeft(code, offer, slot), 0);
    return { total: seats, taken: seats - left, left };
  }
  if (total === 0) return undefined;
  const held = joinsFor(code, offer).filter(isHolding).length;
  const left = Math.max(total - taken - held, 0);
  return { total, taken: total - left, left };
}

/** Whether a seat is there: in this slot, or at all without slots. */
export function hasSeat(code: string, offer: SignupOffer, slotId: string, now: number): boolean {
  const slot = comingSlots(offer, now).find(({ id }) => id === slotId);
  if (slot) return slotLeft(code, offer, slot) > 0;
  return offer.slots.length === 0 && (quotaOf(code, offer, now)?.left ?? 1) > 0;
}

/** Whether somebody can still get a seat at once. */
export function hasAnySeat(code: string, offer: SignupOffer, now: number): boolean {
  return (quotaOf(code, offer, now)?.left ?? 1) > 0;
}

/** Those before him on the waiting list of his slot. */
export function aheadOf(join: Join): number {
  return allJoins().filter(
    (each) =>
      each.status === 'waiting' &&
      each.code === join.code &&
      each.packageId === join.packageId &&
      each.slotId === join.slotId &&
      each.createdAt < join.createdAt,
  ).length;
}

/** When what was booked takes place. */
export function beginOf(join: Join, now: number): number {
  const offer = findOffer(join.code, join.packageId, now);
  return offer?.slots.find(({ id }) => id === join.slotId)?.start ?? offer?.startAt ?? 0;
}

export function endOf(join: Join, now: number): number {
  const offer = findOffer(join.code, join.packageId, now);
  return offer?.slots.find(({ id }) => id === join.slotId)?.end ?? offer?.endAt ?? Number.POSITIVE_INFINITY;
}
