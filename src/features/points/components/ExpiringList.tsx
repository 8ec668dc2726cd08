import { useQuery } from '@/request/useQuery';
import { formatPoints } from '@/shared/lib/pointsFormat';
import { formatLastDay } from '@/shared/lib/timeFormat';
import { DescriptionList } from '@/shared/ui/DescriptionList/DescriptionList';
import { QueryView } from '@/shared/ui/QueryView/QueryView';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { getExpiringPoints } from '../ledgerContract';
import styles from './ExpiringList.module.less';

/** Which points end when: the rest of the balance after what the ledger's head names. */
export function ExpiringList() {
  const query = useQuery(getExpiringPoints, undefined, { refreshOnReturn: true });
  return (
    <QueryView query={query} skeleton={<Skeleton shape="card" height="120px" />}>
      {(parts) => (
        <>
          <DescriptionList
            items={parts.map(({ points, at }) => ({
              term: at === null ? '长期有效' : formatLastDay(at, '到期'),
              value: `${formatPoints(points)} 积分`,
            }))}
          />
          <p className={styles.note}>
            {parts.length === 0 ? '现在没有积分，签到和做任务都能得积分。' : '兑换时，先到期的积分先用。'}
          </p>
        </>
      )}
    </QueryView>
  );
}
