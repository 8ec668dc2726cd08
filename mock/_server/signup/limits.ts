import { HOUR } from '../state';

/** Who moves up from the waiting list has longer to pay: he is not on the screen. */
export const MOVED_UP_WINDOW_MS = 12 * HOUR;
