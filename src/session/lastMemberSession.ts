import { phoneNotes } from '@/shared/lib/deviceStorage';
import { GUEST, untilLogout } from './memberStorage';

/**
 * What `memberSession` keeps for who signed in last on this phone and has not signed out since: for a tab in which nobody can
 * sign in, because there is no network.
 */
export const lastMemberSession = untilLogout(() => phoneNotes.read('owner') ?? GUEST);
