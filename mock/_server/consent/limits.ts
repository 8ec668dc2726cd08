import { DAY } from '../state';

/** How long the closing of an account can be taken back. */
export const COOLING_MS = 15 * DAY;
