import { ReactComponent as MoreIcon } from '@/shared/icons/chevronRight.svg';
import { pathOf } from '@/shared/lib/navigation';
import { formatDeadline } from '@/shared/lib/timeFormat';
import { useMoment } from '@/shared/lib/useMoment';
import { Dated } from '@/shared/ui/Dated/Dated';
import { Link } from '@/shared/ui/Link/Link';
import type { PrizeRecord } from '../contract';
import { describeStatus } from '../statusCopy';
import type { LatestPrizesQuery } from '../useLatestPrizes';
import styles from './LatestPrizes.module.less';
import { RewardPicture } from './RewardPicture';

function StatusWords({ prize: { status, type, claimBefore } }: { prize: PrizeRecord }) {
  if (status !== 'claim' || claimBefore === null) return <Dated>{describeStatus(status, type).text}</Dated>;
  return (
    <>
      <Dated>{`${formatDeadline(claimBefore)}\u00a0前`}</Dated>
      <wbr />
      填地址
    </>
  );
}

/** The newest prizes beside the wheel; nothing is shown for a guest or while there are none. */
export function LatestPrizes({ query }: { query: LatestPrizesQuery }) {
  const rows = query.data?.recordList ?? [];
  useMoment(
    query,
    rows.map(({ claimBefore }) => claimBefore),
  );
  if (rows.length === 0) return null;
  return (
    <section className={styles.card} aria-label="最近抽到">
      <div className={styles.head}>
        <h2 className={styles.title}>最近抽到</h2>
        <Link className={styles.more} to={pathOf('prizeRecord')}>
          全部
          <MoreIcon />
        </Link>
      </div>
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.recordId}>
            <Link className={styles.prize} to={pathOf('rewardDetail', { rewardId: row.recordId })}>
              <RewardPicture src={row.img} isSmall />
              <span className={styles.words}>
                {row.name}
                <small className={row.status === 'claim' ? styles.urgent : styles.status}>
                  <StatusWords prize={row} />
                </small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
