import clsx from 'clsx';
import type { Query } from '@/request/useQuery';
import { useSession } from '@/session/useSession';
import bronze from '@/shared/art/bronzeMedal.webp';
import gold from '@/shared/art/goldMedal.webp';
import silver from '@/shared/art/silverMedal.webp';
import { formatPoints } from '@/shared/lib/pointsFormat';
import { shownName } from '@/shared/lib/shownText';
import { formatMoment } from '@/shared/lib/timeFormat';
import { Avatar } from '@/shared/ui/Avatar/Avatar';
import { Picture } from '@/shared/ui/Picture/Picture';
import { RetryRow } from '@/shared/ui/RetryRow/RetryRow';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden/VisuallyHidden';
import type { MyRank, RankList, RankRow } from '../contract';
import { SHOWN_PLACES, useRank } from '../useRank';
import { LotteryCard } from './LotteryCard';
import styles from './RankCard.module.less';

const ON_PODIUM = 3;
const PAIR = 2;
const AVATAR_PX = 32;

/** A tie wins the same medal. */
const MEDALS: Readonly<Record<number, string>> = { 1: gold, 2: silver, 3: bronze };
const STEPS = [styles.first, styles.second, styles.third];

function Podium({ rows }: { rows: readonly RankRow[] }) {
  return (
    <ol className={clsx(styles.podium, rows.length === PAIR && styles.pair)}>
      {rows.map((row, index) => {
        const medal = MEDALS[row.rank];
        return (
          <li key={rows.indexOf(row)} className={clsx(styles.step, STEPS[index])}>
            <span className={styles.head}>
              <Avatar src={row.avatar} sizePx={56} />
              {medal !== undefined && <Picture className={styles.medal} src={medal} size={26} />}
            </span>
            <VisuallyHidden>第 {row.rank} 名</VisuallyHidden>
            <span className={styles.who}>{shownName(row.nickname)}</span>
            <small className={styles.count}>
              {formatPoints(row.score)} 次{row.tied && '，并列'}
            </small>
          </li>
        );
      })}
    </ol>
  );
}

function Row({ row }: { row: RankRow }) {
  return (
    <li className={styles.row}>
      <span className={styles.place}>{row.rank}</span>
      <Avatar src={row.avatar} sizePx={AVATAR_PX} />
      <span className={styles.name}>
        <span className={styles.who}>{shownName(row.nickname)}</span>
      </span>
      <span className={styles.score}>
        {formatPoints(row.score)} 次{row.tied && '，并列'}
      </span>
    </li>
  );
}

/** undefined: the server has not said how far it is. */
function gapWords({ rank, gapToNext }: MyRank): string | undefined {
  if (rank === null) return '抽过奖才有名次';
  if (gapToNext !== null) return `距前一名还差 ${formatPoints(gapToNext)} 次`;
  return rank === 1 ? '您在第一名' : undefined;
}

function OwnRow({ me }: { me: MyRank }) {
  return (
    <div className={styles.own}>
      <span className={styles.place}>{me.rank ?? '—'}</span>
      <Avatar src={me.avatar} sizePx={AVATAR_PX} />
      <span className={styles.name}>
        我<small className={styles.gap}>{gapWords(me)}</small>
      </span>
      <span className={styles.score}>
        {formatPoints(me.score)} 次{me.tied && <small className={styles.tie}>并列</small>}
      </span>
    </div>
  );
}

/** The rank of an activity: the podium, the places after it and the member's own. */
export function RankCard({ activityId }: { activityId: number }) {
  return <Rank query={useRank(activityId)} />;
}

export function Rank({ query: { data, failure, refresh } }: { query: Query<RankList> }) {
  const { isSignedIn } = useSession();
  if (!data) {
    return (
      <LotteryCard title="参与排行">
        {failure ? (
          <RetryRow className={styles.retry} onRetry={refresh}>
            {failure.msg}
          </RetryRow>
        ) : (
          <Skeleton height="220px" shape="card" />
        )}
      </LotteryCard>
    );
  }
  const { me, computedAt } = data;
  const rows = data.rows.slice(0, SHOWN_PLACES);
  return (
    <LotteryCard title="参与排行" aside={computedAt === null ? undefined : `${formatMoment(computedAt)} 更新`}>
      {rows.length > 0 ? <Podium rows={rows.slice(0, ON_PODIUM)} /> : <p className={styles.empty}>还没有人上榜</p>}
      {rows.length > ON_PODIUM && (
        <ol className={styles.list} start={ON_PODIUM + 1}>
          {rows.slice(ON_PODIUM).map((row) => (
            <Row key={rows.indexOf(row)} row={row} />
          ))}
        </ol>
      )}
      {isSignedIn && me && <OwnRow me={me} />}
    </LotteryCard>
  );
}
