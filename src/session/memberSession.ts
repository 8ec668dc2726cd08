import { ownerMark, untilLogout } from './memberStorage';

/**
 * Kept for the present member on this phone until he signs out or another one signs in: it outlives the tab. Nothing in it
 * may name a person.
 */
export const memberSession = untilLogout(ownerMark);
