import clsx from 'clsx';
import { formatLastDate } from '@/shared/lib/timeFormat';
import styles from './Postmark.module.less';

const ENDED = 2;

interface Props {
  className?: string;
  phase: number | undefined;
  endAt: number | null;
}

/** Stamped on the letter once the spring is over. */
export function Postmark({ className, phase, endAt }: Props) {
  if (phase !== ENDED) return null;
  return (
    <div className={clsx(className, styles.place)}>
      <svg className={styles.mark} viewBox="230 74 112 100" aria-hidden="true">
        <g transform="rotate(-12 292 124)" fill="none" stroke="#b77a86">
          <circle cx="292" cy="124" r="42" strokeWidth="2" />
          <circle cx="292" cy="124" r="34" />
          <path
            d="M236 112c8-5 12 5 20 0M234 124c8-5 12 5 20 0M236 136c8-5 12 5 20 0"
            strokeWidth="1.6"
            strokeLinecap="round"
          />
        </g>
        <g transform="rotate(-12 292 124)" fill="#8d5562" textAnchor="middle" fontWeight="700">
          <text x="292" y={endAt === null ? 130 : 122} fontSize="15">
            已结束
          </text>
          {endAt !== null && (
            <text x="292" y="139" fontSize="11">
              {formatLastDate(endAt).slice(0, 7).replace('-', '.')}
            </text>
          )}
        </g>
      </svg>
    </div>
  );
}
