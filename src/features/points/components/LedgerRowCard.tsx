import { ReactComponent as CalendarIcon } from '@/shared/icons/calendar.svg';
import { ReactComponent as CoinsIcon } from '@/shared/icons/coins.svg';
import { ReactComponent as GiftIcon } from '@/shared/icons/gift.svg';
import { ReactComponent as HourglassIcon } from '@/shared/icons/hourglass.svg';
import { ReactComponent as LockIcon } from '@/shared/icons/lock.svg';
import { ReactComponent as RefundIcon } from '@/shared/icons/receiptRefund.svg';
import { ownValue } from '@/shared/lib/ownValue';
import { formatPoints, formatPointsChange } from '@/shared/lib/pointsFormat';
import { formatNearDayTime } from '@/shared/lib/timeFormat';
import { unbroken, withUnits } from '@/shared/lib/unbroken';
import { Clauses } from '@/shared/ui/Dated/Clauses';
import { IconSeat } from '@/shared/ui/IconSeat/IconSeat';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import { Tag } from '@/shared/ui/Tag/Tag';
import type { LedgerRow } from '../ledgerContract';
import { isRefund, originOf, releaseText } from '../ledgerCopy';
import styles from './LedgerRowCard.module.less';

const ICONS = { sign: CalendarIcon, order: GiftIcon, expire: HourglassIcon };

function RowIcon({ row }: { row: LedgerRow }) {
  if (row.type === 'frozen') return <LockIcon aria-hidden />;
  if (isRefund(row)) return <RefundIcon aria-hidden />;
  const Icon = ownValue(ICONS, row.bizType) ?? CoinsIcon;
  return <Icon aria-hidden />;
}

function stateTag(row: LedgerRow) {
  if (isRefund(row)) return <Tag tone="success">退回</Tag>;
  return row.type === 'frozen' ? <Tag tone="warning">冻结中</Tag> : undefined;
}

/** One change of the balance, with the balance before and after. */
export function LedgerRowCard({ row }: { row: LedgerRow }) {
  const origin = originOf(row);
  return (
    <ListRow
      // A row that leads nowhere is no link either: an ear would not hear where it ends.
      as={origin ? 'div' : 'article'}
      seat={
        <IconSeat tone={row.type === 'in' ? 'apricot' : 'leaf'} className={styles.seat}>
          <RowIcon row={row} />
        </IconSeat>
      }
      title={withUnits(row.title)}
      tag={stateTag(row)}
      note={[
        <Clauses key="at">
          {[formatNearDayTime(row.at), unbroken(row.note ?? ''), origin?.words].filter(Boolean).join('，')}
        </Clauses>,
        row.type === 'frozen' && <Clauses key="release">{releaseText(row)}</Clauses>,
      ]}
      wide
      stacks
      keepsArrowRoom
      value={
        <span className={styles.sums}>
          <b className={row.type === 'in' ? styles.plus : styles.minus}>{formatPointsChange(row.delta)}</b>
          {row.before !== null && row.after !== null && (
            <span className={styles.balance}>
              {formatPoints(row.before)} → {formatPoints(row.after)}
            </span>
          )}
        </span>
      }
      to={origin?.path}
    />
  );
}
