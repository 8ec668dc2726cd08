import { useQuery } from '@/request/useQuery';
import { useSession } from '@/session/useSession';
import { getPrizeList } from './contract';

const SHOWN = 2;

/** The member's newest prizes of a lottery; a guest has none. */
export function useLatestPrizes(lottery: { activityId: number; lotteryId?: string }) {
  const { isSignedIn } = useSession();
  return useQuery(
    getPrizeList,
    { ...lottery, tab: 'all', currentPage: 1, pageSize: SHOWN },
    { skip: !isSignedIn, refreshOnReturn: true },
  );
}
export type LatestPrizesQuery = ReturnType<typeof useLatestPrizes>;
