import clsx from 'clsx';
import { describeTimeLeft, formatTimeLeft, splitTimeLeft } from '@/shared/lib/countdown';
import { twoDigits } from '@/shared/lib/timeFormat';
import styles from './CountDown.module.less';
import { useTimeLeft } from './useTimeLeft';

interface Props {
  /** Epoch milliseconds of the server's clock. */
  endAt: number;
  onEnd?: () => void;
  /** "text" stands inside a sentence: 12:46. */
  variant?: 'boxes' | 'text';
  className?: string;
}

export function CountDown({ endAt, onEnd, variant = 'boxes', className }: Props) {
  const leftMs = useTimeLeft(endAt, onEnd);
  // A reader hears hours and minutes; the running seconds would be read out without end.
  const words = describeTimeLeft(leftMs);
  if (variant === 'text') {
    return (
      <span role="timer" aria-label={words} className={className}>
        {formatTimeLeft(leftMs)}
      </span>
    );
  }
  const { days, hours, minutes, seconds } = splitTimeLeft(leftMs);
  return (
    <span role="timer" aria-label={words} className={clsx(styles.boxes, className)}>
      {days > 0 && (
        <>
          <i className={styles.box}>{days}</i>
          <span className={styles.word}>天</span>
        </>
      )}
      <i className={styles.box}>{twoDigits(hours)}</i>
      <span className={styles.word}>:</span>
      <i className={styles.box}>{twoDigits(minutes)}</i>
      <span className={styles.word}>:</span>
      <i className={styles.box}>{twoDigits(seconds)}</i>
    </span>
  );
}
