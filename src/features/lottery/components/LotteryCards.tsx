import type { ReactNode, RefObject } from 'react';
import { LatestPrizes, type useLatestPrizes } from '@/features/reward';
import { hasCome } from '@/request/hasCome';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import type { Lottery } from '../contract';
import { areAllGone } from '../oddsFormat';
import type { LotteryQueries } from '../useLottery';
import { ChanceCard } from './ChanceCard';
import { ConditionCard } from './ConditionCard';
import styles from './LotteryCards.module.less';
import { OddsCard, OrganiserLine } from './LotteryRules';
import { Rank, useRank } from './RankCard';

interface Props {
  activityId: number;
  lottery: Lottery;
  data: LotteryQueries;
  prizes: ReturnType<typeof useLatestPrizes>;
  chanceCard: RefObject<HTMLElement>;
  conditionCard: RefObject<HTMLElement>;
  onRules: () => void;
  /** Below everything. */
  children: ReactNode;
}

/** What stands below the wheel. A card stands there when what is above it has come: nothing pushes it away. */
export function LotteryCards({
  activityId,
  lottery,
  data,
  prizes,
  chanceCard,
  conditionCard,
  onRules,
  children,
}: Props) {
  const { isSignedIn, chances, qualification } = data;
  const rank = useRank(activityId);
  const canStillDraw = lottery.status < 2 && !areAllGone(lottery.prizes);
  if (isSignedIn && ![chances, qualification, prizes].every(hasCome)) {
    return (
      <div className={styles.waiting}>
        <Skeleton height="180px" shape="card" />
      </div>
    );
  }
  return (
    <>
      {canStillDraw && qualification.data?.eligible === false && (
        <ConditionCard conditions={qualification.data.conditions} cardRef={conditionCard} />
      )}
      {lottery.status === 1 && canStillDraw && chances.data && (
        <ChanceCard chances={chances.data} cardRef={chanceCard} />
      )}
      <LatestPrizes query={prizes} />
      <Rank query={rank} />
      {hasCome(rank) && (
        <>
          <OddsCard lottery={lottery} onRules={onRules} />
          <OrganiserLine lottery={lottery} />
          {children}
        </>
      )}
    </>
  );
}
