import { ACTIVITY_ID } from '@/shared/config/constants';
import { pathOf, useQueryParam } from '@/shared/lib/navigation';
import { SubjectContext } from '@/shared/ui/PageState/subject';
import { Lottery } from '../components/Lottery';

/** The lottery of the activity, or the one that the address names. */
export function PlayScreen() {
  const activityId = useQueryParam('activityId');
  const lotteryId = useQueryParam('lotteryId');
  const path = pathOf('lotteryPlay', { activityId, lotteryId });
  return (
    <SubjectContext.Provider value={{ kind: 'lottery', number: lotteryId ?? activityId }}>
      <Lottery
        key={path}
        activityId={Number(activityId ?? ACTIVITY_ID)}
        lotteryId={lotteryId}
        screen={{ title: '抽奖与排行', path }}
      />
    </SubjectContext.Provider>
  );
}
