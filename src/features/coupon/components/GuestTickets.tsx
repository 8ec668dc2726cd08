import { useSession } from '@/session/useSession';
import { useIsOffline } from '@/shared/lib/online';
import { OfflineTickets } from './OfflineTickets';

/** The kept codes in a tab in which nobody can sign in, since there is no network: of who has not signed out on this phone. */
export function GuestTickets() {
  const { isSignedIn } = useSession();
  return useIsOffline() && !isSignedIn ? <OfflineTickets title="上次登录时存下的码" /> : null;
}
