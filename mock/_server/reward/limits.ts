import { inHours, inMinutes } from '../spans';
import { DAY, HOUR, MINUTE } from '../state';

/** How long after the address is given the parcel leaves. */
export const SHIP_AFTER_MS = DAY;
/** When a parcel counts as received by itself. */
export const CONFIRM_AFTER_MS = 10 * DAY;
/** How long issuing takes when nobody has said, and what is promised where it is quick. */
export const PROCESS_MS = 3 * HOUR;
const QUICK_PROCESS_MS = 5 * MINUTE;

export const USUAL_WAIT = `一般 ${inHours(PROCESS_MS)}内到账`;
export const QUICK_WAIT = `一般 ${inMinutes(QUICK_PROCESS_MS)}内到账`;

/** What is said while a reward is being issued. */
export function waitOf({ issueAt, wonAt }: { issueAt?: number; wonAt: number }): string {
  return issueAt !== undefined && issueAt - wonAt <= QUICK_PROCESS_MS ? QUICK_WAIT : USUAL_WAIT;
}

/** The step of a reward at which it has arrived. */
export const PAID_TEXT = '已到账';
