import { useQuery } from '@/request/useQuery';
import { useSession } from '@/session/useSession';
import { getUserHome } from './contract';

/** Says whether the member has notices he has not read; false for a guest and while it is not known. */
export function useHasUnread(): boolean {
  const { isSignedIn } = useSession();
  const { data } = useQuery(getUserHome, undefined, { skip: !isSignedIn });
  return (data?.unread ?? 0) > 0;
}
