import { endSession } from '@/session/changeSession';
import { readLoginInfo } from '@/session/loginInfo';
import { OTHER_MEMBER } from '@/shared/config/serverCodes';
import { phoneNotes } from '@/shared/lib/deviceStorage';
import { endServerSession } from './contract';
import { send } from './send';

const NOTE = 'logoutLeft';

/** False when the server may still have the member's session. */
async function tellServer(userId: string): Promise<boolean> {
  const payload = userId === '' ? {} : { expectedUserId: userId };
  const { code, kind } = await send(endServerSession, payload, { mayStartLogin: false });
  // The server knows nobody any more, or somebody else by now.
  return code === 0 || code === OTHER_MEMBER || kind === 'unauthorised';
}

/**
 * Signs the member out of this phone at once, whatever the network does, and tells the server: now, or when it can be
 * reached again. False when it is still to be told. Never rejects.
 */
export async function logOut(): Promise<boolean> {
  const { userId } = readLoginInfo();
  endSession();
  if (userId === '') {
    // Without an id a later call could end the session of whoever has signed in by then.
    await tellServer(userId).catch(() => false);
    return true;
  }
  phoneNotes.write(NOTE, userId);
  return tellLogoutLeft();
}

const tellAgain = () => void tellLogoutLeft();

/**
 * Tells the server of a log-out that it could not be told of. The call names the member who has left, so that nobody who
 * has signed in meanwhile is signed out. Does nothing when none is left.
 */
export async function tellLogoutLeft(): Promise<boolean> {
  const userId = phoneNotes.read(NOTE);
  if (userId === undefined) return true;
  const isTold = await tellServer(userId).catch(() => false);
  // Meanwhile somebody else may have left whom the server has not been told of.
  if (isTold && phoneNotes.read(NOTE) === userId) phoneNotes.remove(NOTE);
  if (!isTold) window.addEventListener('online', tellAgain, { once: true });
  return isTold;
}
