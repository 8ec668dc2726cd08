import clsx from 'clsx';
import { serverNow } from '@/shared/lib/serverClock';
import { DAY_MS, formatDay } from '@/shared/lib/timeFormat';
import { orbitDots } from '../yearWords';
import styles from './NightSky.module.less';

const STARS: ReadonlyArray<readonly [x: number, y: number, radius: number]> = [
  [210, 430, 1],
  [37, 250, 1],
  [330, 410, 1.6],
  [303, 400, 1.2],
  [121, 31, 1.6],
  [81, 400, 1],
  [357, 100, 1],
  [57, 420, 1.6],
  [296, 38, 1.6],
  [365, 150, 1],
  [381, 250, 1.2],
  [45, 78, 1.6],
  [28, 372, 1],
  [55, 156, 1.2],
  [348, 51, 1],
  [16, 190, 1.2],
];
/** A campaign that begins so soon after New Year is about the year before. */
const LOOKS_BACK_MS = 69 * DAY_MS;
/** Until the server has said when it began. */
const BEGUN_MS = 21 * DAY_MS;
const ORBIT = { x: 195, y: 288, rx: 156, ry: 98 };

interface Props {
  className?: string;
  preserveAspectRatio?: string;
  /** Of the campaign, epoch ms; null while unknown. */
  startAt: number | null;
}

/** A sky with the year on it, and one thin orbit that joins its twelve months; the present one glows. */
export function NightSky({ startAt, ...layer }: Props) {
  const now = serverNow();
  const [thisYear = 0, thisMonth = 0] = formatDay(now).split('-').map(Number);
  const year = Number(formatDay((startAt ?? now - BEGUN_MS) - LOOKS_BACK_MS).slice(0, 4));
  const present = thisYear > year ? 12 : thisMonth;
  return (
    <>
      <svg {...layer} aria-hidden="true" viewBox="0 0 390 520">
        <g className={styles.stars}>
          {STARS.map(([x, y, radius]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
          ))}
        </g>
      </svg>
      <svg
        {...layer}
        className={clsx(layer.className, styles.year)}
        aria-hidden="true"
        viewBox="0 0 390 520"
        fill="none"
      >
        <ellipse className={styles.orbit} cx={ORBIT.x} cy={ORBIT.y} rx={ORBIT.rx} ry={ORBIT.ry} />
        <text className={styles.digits} x={ORBIT.x} y={ORBIT.y + 36} textAnchor="middle">
          {year}
        </text>
        {orbitDots(ORBIT).map(({ month, x, y }) => (
          <g key={month}>
            {month === present && <circle className={styles.glow} cx={x} cy={y} r="13" />}
            <circle
              className={month > present ? styles.toCome : styles.month}
              cx={x}
              cy={y}
              r={month === present ? 7 : 3.8}
            />
          </g>
        ))}
      </svg>
    </>
  );
}

/** The horizon that the trophy stands behind. */
export function Horizon(layer: Omit<Props, 'startAt'>) {
  return (
    <svg {...layer} aria-hidden="true" viewBox="0 0 390 520" fill="none">
      <path className={styles.hill} d="M-10 472c110-40 290-40 410 0v60H-10z" />
      <path className={styles.ridge} d="M-10 472c110-40 290-40 410 0" />
    </svg>
  );
}
