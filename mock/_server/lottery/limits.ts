import { DAY } from '../state';

/** How long after the win a goods prize may be claimed. */
export const CLAIM_DAYS = 7;
export const CLAIM_MS = CLAIM_DAYS * DAY;
