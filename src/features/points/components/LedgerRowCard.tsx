import { Link } from 'umi';
import { ReactComponent as CalendarIcon } from '@/shared/icons/calendar.svg';
import { ReactComponent as ArrowIcon } from '@/shared/icons/chevronRight.svg';
import { ReactComponent as CoinsIcon } from '@/shared/icons/coins.svg';
import { ReactComponent as GiftIcon } from '@/shared/icons/gift.svg';
import { ReactComponent as HourglassIcon } from '@/shared/icons/hourglass.svg';
import { ReactComponent as LockIcon } from '@/shared/icons/lock.svg';
import { ReactComponent as RefundIcon } from '@/shared/icons/receiptRefund.svg';
import { ownValue } from '@/shared/lib/ownValue';
import { formatPoints, formatPointsChange } from '@/shared/lib/pointsFormat';
import { formatDayTime } from '@/shared/lib/timeFormat';
import { Dated } from '@/shared/ui/Dated/Dated';
import { IconSeat } from '@/shared/ui/IconSeat/IconSeat';
import { Tag } from '@/shared/ui/Tag/Tag';
import type { LedgerRow } from '../contract';
import { isRefund, originOf, releaseText } from '../ledgerCopy';
import styles from './LedgerRowCard.module.less';

const ICONS = { sign: CalendarIcon, order: GiftIcon, expire: HourglassIcon };

function RowIcon({ row }: { row: LedgerRow }) {
  if (row.type === 'frozen') return <LockIcon aria-hidden />;
  if (isRefund(row)) return <RefundIcon aria-hidden />;
  const Icon = ownValue(ICONS, row.bizType) ?? CoinsIcon;
  return <Icon aria-hidden />;
}

function Words({ row, linkWords }: { row: LedgerRow; linkWords?: string }) {
  const release = releaseText(row);
  return (
    <>
      <IconSeat tone={row.type === 'in' ? 'apricot' : 'leaf'} className={styles.seat}>
        <RowIcon row={row} />
      </IconSeat>
      <span className={styles.main}>
        <span className={styles.title}>
          {row.title}
          {isRefund(row) && (
            <Tag tone="success" className={styles.tag}>
              退回
            </Tag>
          )}
          {row.type === 'frozen' && (
            <Tag tone="warning" className={styles.tag}>
              冻结中
            </Tag>
          )}
        </span>
        <span className={styles.note}>
          <Dated>{formatDayTime(row.at)}</Dated>
          {row.note !== undefined && `，${row.note}`}
          {linkWords !== undefined && `，${linkWords}`}
        </span>
        {release !== '' && (
          <span className={styles.note}>
            <Dated>{release}</Dated>
          </span>
        )}
      </span>
      <span className={styles.sums}>
        <b className={row.type === 'in' ? styles.plus : styles.minus}>{formatPointsChange(row.delta)}</b>
        <span className={styles.balance}>
          {formatPoints(row.before)} → {formatPoints(row.after)}
        </span>
      </span>
      {linkWords === undefined ? <i className={styles.arrow} /> : <ArrowIcon className={styles.arrow} aria-hidden />}
    </>
  );
}

/** One change of the balance, with the balance before and after. */
export function LedgerRowCard({ row }: { row: LedgerRow }) {
  const origin = originOf(row);
  if (!origin) {
    return (
      <div className={styles.row}>
        <Words row={row} />
      </div>
    );
  }
  return (
    <Link className={styles.row} to={origin.path}>
      <Words row={row} linkWords={origin.words} />
    </Link>
  );
}
