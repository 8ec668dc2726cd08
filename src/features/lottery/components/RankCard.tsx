import { useQuery } from '@/request/useQuery';
import { ACTIVITY_ID } from '@/shared/config/constants';
import { formatClock } from '@/shared/lib/timeFormat';
import { Avatar } from '@/shared/ui/Avatar/Avatar';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { getRankList, type MyRank, type RankRow } from '../contract';
import { PlayCard } from './PlayCard';
import { Podium } from './Podium';
import styles from './RankCard.module.less';
import { RetryRow } from './RetryRow';

const SHOWN = 8;
const ON_PODIUM = 3;
const AVATAR_PX = 32;

function Row({ row }: { row: RankRow }) {
  return (
    <li className={styles.row}>
      <span className={styles.place}>{row.rank}</span>
      <Avatar src={row.avatar} sizePx={AVATAR_PX} />
      <span className={styles.name}>{row.nickname}</span>
      <span className={styles.score}>
        {row.score} 次{row.tied && '，并列'}
      </span>
    </li>
  );
}

function gapWords({ rank, gapToNext }: MyRank): string {
  if (rank === null) return '还没有名次，抽一次就有';
  return gapToNext === null ? '您在第一名' : `距前一名还差 ${gapToNext} 次`;
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
        {me.score} 次{me.tied && <small className={styles.tie}>并列</small>}
      </span>
    </div>
  );
}

export function RankCard() {
  const { data, failure, refresh } = useQuery(
    getRankList,
    { activityId: ACTIVITY_ID, type: 'draw', limit: SHOWN },
    { refreshOnReturn: true },
  );
  if (!data) {
    return (
      <PlayCard title="参与排行">
        {failure ? <RetryRow failure={failure} onRetry={refresh} /> : <Skeleton height="220px" shape="card" />}
      </PlayCard>
    );
  }
  const { rows, me, computedAt } = data;
  return (
    <PlayCard title="参与排行" aside={computedAt === null ? undefined : `${formatClock(computedAt)} 更新`}>
      {rows.length === 0 && <p className={styles.empty}>还没有人上榜</p>}
      <Podium rows={rows.slice(0, ON_PODIUM)} />
      <ol className={styles.list} start={ON_PODIUM + 1}>
        {rows.slice(ON_PODIUM).map((row) => (
          <Row key={rows.indexOf(row)} row={row} />
        ))}
      </ol>
      {me && <OwnRow me={me} />}
    </PlayCard>
  );
}
