import { useEffect } from 'react';
import { useQuery } from '@/request/useQuery';
import { useSession } from '@/session/useSession';
import { getUnread } from './contract';
import { noteUnread } from './unread';

const POLL_MS = 60_000;

/** Keeps the number of unread notices up to date while the page is visible, without a word. */
export function useUnreadPoll(): void {
  const { isSignedIn, userId } = useSession();
  const { data } = useQuery(getUnread, undefined, { skip: !isSignedIn, pollMs: POLL_MS, refreshOnReturn: true });
  useEffect(() => {
    if (data) noteUnread(userId, data.unread);
  }, [data, userId]);
}
