import { useCallback } from 'react';
import { useQuery } from '@/request/useQuery';
import { useSession } from '@/session/useSession';
import { useMoment } from '@/shared/lib/useMoment';
import { getChances, getDrawId, getLuckList, getQualification, type LotteryScope } from './contract';

/** What the wheel needs: the lottery for everybody; chances, eligibility and draw identity for who is signed in. */
export function useLottery(scope: LotteryScope) {
  const { isSignedIn } = useSession();
  const lottery = useQuery(getLuckList, scope, { refreshOnReturn: true });
  const chances = useQuery(getChances, scope, { skip: !isSignedIn, refreshOnReturn: true });
  const qualification = useQuery(getQualification, scope, { skip: !isSignedIn, refreshOnReturn: true });
  const drawId = useQuery(getDrawId, scope, { skip: !isSignedIn });

  const { refresh: refreshLottery } = lottery;
  const { refresh: refreshChances } = chances;
  const { refresh: refreshQualification } = qualification;
  const refresh = useCallback(() => {
    refreshLottery();
    refreshChances();
    refreshQualification();
  }, [refreshLottery, refreshChances, refreshQualification]);

  // With its end nothing is drawn any more; with the new day chances are counted anew.
  useMoment(lottery, [lottery.data?.endAt], refresh);
  useMoment(chances, [chances.data?.nextResetAt], refresh);

  return { isSignedIn, lottery, chances, qualification, drawId, refresh };
}
export type LotteryQueries = ReturnType<typeof useLottery>;
