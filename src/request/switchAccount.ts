import { signIn } from '@/session/signIn';
import { logOut } from './logOut';
import { wait } from './wait';

/** How long the login waits for the server to know of the log-out, in ms. */
const LOGOUT_WAIT_MS = 2_000;

/**
 * Signs the present member out of this phone and starts the login of another one, who comes back to the same address. A
 * server that still knew the former member would sign him in again, so it is told first. Never rejects.
 */
export async function switchAccount(): Promise<void> {
  await Promise.race([logOut(), wait(LOGOUT_WAIT_MS)]);
  signIn();
}
