import { ReactComponent as RefreshIcon } from '@/shared/icons/refresh.svg';
import { formatFullTime, formatNearDayTime } from '@/shared/lib/timeFormat';
import { Button } from '@/shared/ui/Button/Button';
import { useTimeLeft } from '@/shared/ui/CountDown/useTimeLeft';
import { Dated } from '@/shared/ui/Dated/Dated';
import { QrCode } from '@/shared/ui/QrCode/QrCode';
import { groupDigits, type Ticket } from '../ticketCache';
import { useScreenAwake } from '../useScreenAwake';
import styles from './TicketCode.module.less';

interface Props {
  /** The code that is shown, with when it came and until when it is valid. */
  ticket: Ticket;
  /** What the code is for, for example "券码". */
  label: string;
  /** Another code is on the way. */
  isRefreshing: boolean;
  /** The newest try to get another code has failed. */
  hasFailed: boolean;
  /** Asks for another code. */
  onRefresh: () => void;
}

interface FreshnessProps extends Pick<Props, 'ticket' | 'hasFailed'> {
  leftMs: number;
}

function Freshness({ ticket, hasFailed, leftMs }: FreshnessProps) {
  const isOver = leftMs <= 0;
  if (isOver || hasFailed) {
    return (
      <p role="status" className={styles.stale}>
        {hasFailed && <span className={styles.part}>网络不给力，</span>}
        <span className={styles.part}>
          <Dated>
            这是 {formatNearDayTime(ticket.at)} 存下的码{isOver ? '，已过期，不能再扫' : ''}。
          </Dated>
        </span>
        <span className={styles.part}>请工作人员核对数字</span>
      </p>
    );
  }
  return (
    <p className={styles.fresh}>
      <span aria-hidden="true">{Math.ceil(leftMs / 1000)} 秒后自动更新</span>
      <span className={styles.time}>
        <Dated>取得时间 {formatFullTime(ticket.at)}</Dated>
      </span>
    </p>
  );
}

/**
 * A code for staff: as QR and in large digits that can be read without a network. A code whose time is over is not offered to
 * a scanner, which would refuse it: its digits still tell staff which one it was.
 */
export function TicketCode({ ticket, label, isRefreshing, hasFailed, onRefresh }: Props) {
  useScreenAwake();
  // The phone may have slept, and with it the timer of the renewal.
  const leftMs = useTimeLeft(ticket.expireAt, isRefreshing ? undefined : onRefresh);
  return (
    <div className={styles.ticket}>
      {leftMs > 0 && <QrCode text={ticket.qrText} aria-label={`${label}二维码`} />}
      <p className={styles.digits}>
        {groupDigits(ticket.code).map((group, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups of digits have no identity but their place
          <span key={place}>{group} </span>
        ))}
      </p>
      <Freshness ticket={ticket} hasFailed={hasFailed} leftMs={leftMs} />
      <Button variant="outline" size="small" busy={isRefreshing} busyText="更新中" onClick={onRefresh}>
        <RefreshIcon className={styles.icon} />
        刷新{label}
      </Button>
    </div>
  );
}
