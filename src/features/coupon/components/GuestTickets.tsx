import { lastMemberSession } from '@/session/lastMemberSession';
import { useSession } from '@/session/useSession';
import { useIsOffline } from '@/shared/lib/online';
import { OfflineTickets } from './OfflineTickets';

/**
 * The kept codes in a tab in which nobody can sign in, since there is no network: of who has not signed out on this phone.
 * `isLost`: a call has been lost, whatever the phone says of its network.
 */
export function GuestTickets({ isLost = false }: { isLost?: boolean }) {
  const { isSignedIn } = useSession();
  const isOffline = useIsOffline();
  if (isSignedIn || !(isOffline || isLost)) return null;
  return <OfflineTickets title="上次登录时存下的码" store={lastMemberSession} />;
}
