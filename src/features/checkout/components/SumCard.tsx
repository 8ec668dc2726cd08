import clsx from 'clsx';
import { formatYuan } from '@/shared/lib/money';
import { formatPoints } from '@/shared/lib/pointsFormat';
import { Card } from '@/shared/ui/Card/Card';
import { PriceTag } from '@/shared/ui/PriceTag/PriceTag';
import type { OrderPreview } from '../contract';
import styles from './SumCard.module.less';

interface Props {
  preview: OrderPreview;
  /** Other figures are on the way. */
  isStale: boolean;
}

/** The freight and what a right waives of it; when it waives nothing, why. */
function FreightRows({ freight, freeShipping }: Pick<OrderPreview, 'freight' | 'freeShipping'>) {
  const saved = freeShipping?.saved ?? 0;
  const isWaived = saved > 0;
  return (
    <>
      <div className={styles.row}>
        <dt>运费</dt>
        <dd>{formatYuan(isWaived ? saved : freight)}</dd>
      </div>
      {isWaived && (
        <div className={styles.row}>
          <dt>会员包邮</dt>
          <dd className={styles.minus}>{formatYuan(-saved)}</dd>
        </div>
      )}
      {freeShipping && <p className={styles.hint}>{freeShipping.text}</p>}
    </>
  );
}

/** The server's figures; nothing is added up here. */
export function SumCard({ preview, isStale }: Props) {
  const {
    points,
    cash,
    deliver,
    freight,
    freeShipping,
    earn,
    discount,
    payAmount,
    pointsBefore,
    pointsAfter,
    campaign,
  } = preview;
  return (
    <Card className={clsx(isStale && styles.stale)} aria-label="费用明细">
      <dl aria-busy={isStale}>
        {points !== 0 && (
          <div className={styles.row}>
            <dt>积分</dt>
            <dd>{formatPoints(points)} 积分</dd>
          </div>
        )}
        {cash !== 0 && (
          <div className={styles.row}>
            <dt>商品金额</dt>
            <dd>{formatYuan(cash)}</dd>
          </div>
        )}
        {(deliver === 'express' || freight !== 0) && <FreightRows freight={freight} freeShipping={freeShipping} />}
        {discount !== null && discount > 0 && (
          <div className={styles.row}>
            <dt>优惠券</dt>
            <dd className={styles.minus}>{formatYuan(-discount)}</dd>
          </div>
        )}
        <div className={clsx(styles.row, styles.total)}>
          <dt>合计</dt>
          <dd>
            <PriceTag points={points} cents={payAmount} />
          </dd>
        </div>
      </dl>
      {campaign && <p className={styles.hint}>{campaign.text}</p>}
      {points !== 0 && (pointsAfter === null || pointsAfter >= 0) && (
        <p className={styles.after}>
          <span>兑换后剩余积分</span>
          <b>
            {formatPoints(pointsBefore)} → {formatPoints(pointsAfter)}
          </b>
        </p>
      )}
      {earn && (
        <p className={styles.earn}>
          得 {formatPoints(earn.points)} 积分，{earn.text}
        </p>
      )}
    </Card>
  );
}
