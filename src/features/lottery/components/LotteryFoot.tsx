import type { ReactNode } from 'react';
import { hasCome } from '@/request/hasCome';
import type { Query } from '@/request/useQuery';
import type { Lottery, RankList } from '../contract';
import { OddsCard, OrganiserLine } from './LotteryRules';
import { Rank } from './RankCard';

interface Props {
  lottery: Lottery;
  rank: Query<RankList>;
  isPart: boolean;
  onRules: () => void;
  /** Below everything. */
  children: ReactNode;
}

/** What stands below the member's own cards: rank, odds, organiser. */
export function LotteryFoot({ lottery, rank, isPart, onRules, children }: Props) {
  return (
    <>
      <Rank query={rank} />
      {hasCome(rank) && (
        <>
          {lottery.prizes.length > 0 && <OddsCard lottery={lottery} onRules={onRules} />}
          {!isPart && <OrganiserLine lottery={lottery} />}
          {children}
        </>
      )}
    </>
  );
}
