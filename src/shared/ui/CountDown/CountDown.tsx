import clsx from 'clsx';
import { describeTimeLeft, formatTimeLeft, splitTimeLeft } from '@/shared/lib/countdown';
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

function pad(value: number): string {
  return String(value).padStart(2, '0');
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
      <i className={styles.box}>{pad(hours)}</i>
      <span className={styles.word}>:</span>
      <i className={styles.box}>{pad(minutes)}</i>
      <span className={styles.word}>:</span>
      <i className={styles.box}>{pad(seconds)}</i>
    </span>
  );
}
