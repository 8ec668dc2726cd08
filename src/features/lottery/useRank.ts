import { useQuery } from '@/request/useQuery';
import { getRankList } from './contract';

/** How many places are asked for, and shown at most. */
export const SHOWN_PLACES = 8;

/** The first places in the rank of an activity, and the member's own. */
export function useRank(activityId: number) {
  return useQuery(getRankList, { activityId, type: 'draw', limit: SHOWN_PLACES }, { refreshOnReturn: true });
}
