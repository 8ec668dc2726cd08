import { LOGIN_INFO_KEY, REDIRECT_FLAG_KEY } from '@/shared/config/constants';
import { phoneNotes, tabNotes } from '@/shared/lib/deviceStorage';
import { type LoginInfo, noteSessionOver } from './loginInfo';
import { forgetOwners, ownerMark, receiveOwner } from './memberStorage';
import { announceSession } from './subscribeSession';

/**
 * Keeps the login info for this tab; what another member has left in the tab goes. Returns false when the tab cannot
 * keep it: then it lasts as long as the document.
 */
export function saveLoginInfo(info: LoginInfo): boolean {
  const isStored = tabNotes.write(LOGIN_INFO_KEY, JSON.stringify(info));
  noteSessionOver(false);
  receiveOwner();
  // The server has opened a session of its own; an older one has nothing to end any more.
  phoneNotes.remove('logoutLeft');
  // Other tabs learn of it, see src/shell/followOwner.ts.
  phoneNotes.write('owner', ownerMark());
  announceSession();
  return isStored;
}

/**
 * Ends the session in this tab: login info, redirect and everything that was kept for a member. Channel, inviter, how
 * things are shown, and what is another member's who has signed in on this phone since stay. Makes no request; subscribers
 * drop what they hold in memory.
 */
export function endSession(): void {
  if (phoneNotes.read('owner') === ownerMark()) {
    phoneNotes.write('leftAt', String(Date.now()));
    phoneNotes.remove('owner');
  }
  for (const note of [LOGIN_INFO_KEY, REDIRECT_FLAG_KEY, 'loginRedirect', 'loginRedirects'] as const)
    tabNotes.remove(note);
  forgetOwners(phoneNotes.read('owner'));
  announceSession();
}
