import { useQuery } from '@/request/useQuery';
import { keyed } from '@/shared/lib/keyed';
import { pathOf } from '@/shared/lib/navigation';
import { shownName } from '@/shared/lib/shownText';
import { ButtonLink } from '@/shared/ui/Button/ButtonLink';
import { RetryRow } from '@/shared/ui/RetryRow/RetryRow';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { getWinners, type LotteryScope } from '../contract';
import { LotteryCard } from './LotteryCard';
import styles from './WinnersCard.module.less';

const SHOWN = 8;

/** Who has won in a lottery that is over, and the way to one's own prizes. */
export function WinnersCard({ activityId, lotteryId }: LotteryScope) {
  const { data, failure, refresh } = useQuery(getWinners, { activityId, lotteryId, limit: SHOWN });
  return (
    <LotteryCard title="中奖名单">
      {!data && !failure && <Skeleton height="220px" />}
      {!data && failure && <RetryRow onRetry={refresh}>{failure.msg}</RetryRow>}
      {data?.length === 0 && <p className={styles.empty}>还没有中奖记录</p>}
      {data && data.length > 0 && (
        <ul>
          {keyed(data).map(([key, { nickname, prizeName }]) => (
            <li key={key} className={styles.row}>
              <span className={styles.who}>{shownName(nickname)}</span>
              <span className={styles.prize}>{prizeName}</span>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink className={styles.mine} variant="tint" block to={pathOf('prizeRecord')}>
        我的奖品
      </ButtonLink>
    </LotteryCard>
  );
}
