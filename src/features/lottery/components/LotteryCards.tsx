import { type ReactNode, type RefObject, Suspense } from 'react';
import { LatestPrizes, type useLatestPrizes } from '@/features/reward';
import { hasCome } from '@/request/hasCome';
import { PartLoading } from '@/shared/ui/LoadNote/PartLoading';
import type { Lottery } from '../contract';
import { isOver } from '../oddsFormat';
import type { LotteryQueries } from '../useLottery';
import { useRank } from '../useRank';
import { ChanceCard } from './ChanceCard';
import { ConditionCard } from './ConditionCard';
import { LotteryFoot } from './laterParts';
import { WaitingCards, WaitingRank } from './WaitingCards';

interface Props {
  activityId: number;
  lottery: Lottery;
  data: LotteryQueries;
  prizes: ReturnType<typeof useLatestPrizes>;
  chanceCard: RefObject<HTMLElement>;
  conditionCard: RefObject<HTMLElement>;
  /** Within a campaign's page, which names who organises it. */
  isPart: boolean;
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
  isPart,
  onRules,
  children,
}: Props) {
  const { isSignedIn, chances, qualification } = data;
  const rank = useRank(activityId);
  const canStillDraw = lottery.prizes.length > 0 && !isOver(lottery);
  if (isSignedIn && ![chances, qualification, prizes].every(hasCome)) {
    return <WaitingCards />;
  }
  const unmet = canStillDraw && qualification.data?.eligible === false ? qualification.data.conditions : undefined;
  return (
    <>
      {unmet && <ConditionCard conditions={unmet} cardRef={conditionCard} />}
      {lottery.status === 1 && canStillDraw && chances.data && (
        <ChanceCard chances={chances.data} isLead={unmet === undefined} cardRef={chanceCard} />
      )}
      <LatestPrizes query={prizes} />
      <Suspense
        fallback={
          <PartLoading>
            <WaitingRank />
          </PartLoading>
        }
      >
        <LotteryFoot lottery={lottery} rank={rank} isPart={isPart} onRules={onRules}>
          {children}
        </LotteryFoot>
      </Suspense>
    </>
  );
}
