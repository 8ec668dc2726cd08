import { useQuery } from '@/request/useQuery';
import { getRankList } from './contract';

const SHOWN = 8;

/** The first places in the rank of an activity, and the member's own. */
export function useRank(activityId: number) {
  return useQuery(getRankList, { activityId, type: 'draw', limit: SHOWN }, { refreshOnReturn: true });
}
