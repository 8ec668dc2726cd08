import { useGo } from '@/shared/lib/navigation';
import { serverNow } from '@/shared/lib/serverClock';
import { formatLastDate } from '@/shared/lib/timeFormat';
import { Button } from '@/shared/ui/Button/Button';
import { Dated } from '@/shared/ui/Dated/Dated';
import type { MyCard } from '../contract';
import { describeUsable } from '../trialCopy';
import styles from './ReserveNote.module.less';

/** A paid trial that waits: its days, when it can be used, and the way to activate it. */
export function ReserveNote({ reserve }: { reserve: NonNullable<MyCard['reserve']> }) {
  const go = useGo();
  const isUsable = reserve.usableFrom !== null && reserve.usableFrom <= serverNow();
  return (
    <div className={styles.reserve}>
      <span>
        <b>{reserve.days} 天体验待激活</b>
        <small>
          <Dated>
            {describeUsable(reserve)}，
            <br />
            {formatLastDate(reserve.reserveExpireAt)} 前有效
          </Dated>
        </small>
      </span>
      <Button
        size="small"
        variant={isUsable ? 'primary' : 'tint'}
        onClick={() =>
          isUsable
            ? go('activateMembership', { code: reserve.code })
            : go('vipOrderDetail', { orderNo: reserve.orderNo })
        }
      >
        {isUsable ? '激活' : '看订单'}
      </Button>
    </div>
  );
}
