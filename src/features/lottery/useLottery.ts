import { useCallback } from 'react';
import { useQuery } from '@/request/useQuery';
import { useSession } from '@/session/useSession';
import { ACTIVITY_ID } from '@/shared/config/constants';
import { getDrawId, getDrawNumber, getLuckList, getQualification } from './contract';

const OF_ACTIVITY = { activityId: ACTIVITY_ID };

/** What the wheel needs: the lottery for everybody; chances, eligibility and draw identity for who is signed in. */
export function useLottery() {
  const { isSignedIn } = useSession();
  const lottery = useQuery(getLuckList, OF_ACTIVITY, { refreshOnReturn: true });
  const number = useQuery(getDrawNumber, OF_ACTIVITY, { skip: !isSignedIn, refreshOnReturn: true });
  const qualification = useQuery(getQualification, OF_ACTIVITY, { skip: !isSignedIn, refreshOnReturn: true });
  const drawId = useQuery(getDrawId, OF_ACTIVITY, { skip: !isSignedIn });

  const { refresh: refreshLottery } = lottery;
  const { refresh: refreshNumber } = number;
  const { refresh: refreshQualification } = qualification;
  const refresh = useCallback(() => {
    refreshLottery();
    refreshNumber();
    refreshQualification();
  }, [refreshLottery, refreshNumber, refreshQualification]);

  return { isSignedIn, lottery, number, qualification, drawId, refresh };
}
export type LotteryData = ReturnType<typeof useLottery>;
