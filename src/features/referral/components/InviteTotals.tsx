import { formatPoints } from '@/shared/lib/pointsFormat';
import { Card } from '@/shared/ui/Card/Card';
import type { InviteInfo } from '../contract';
import styles from './InviteTotals.module.less';

/** Who came so far; points are named only when the server has given some. */
export function InviteTotals({ totals }: Pick<InviteInfo, 'totals'>) {
  return (
    <Card>
      <dl className={styles.row}>
        <div>
          <dt>已邀请</dt>
          <dd>{totals.invited}</dd>
        </div>
        <div>
          <dt>有效</dt>
          <dd>{totals.valid}</dd>
        </div>
        {totals.points !== null && totals.points > 0 && (
          <div>
            <dt>获赠积分</dt>
            <dd>{formatPoints(totals.points)}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
