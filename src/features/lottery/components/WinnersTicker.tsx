import { useInterval } from 'ahooks';
import { useState } from 'react';
import { useQuery } from '@/request/useQuery';
import { ReactComponent as PauseIcon } from '@/shared/icons/pause.svg';
import { ReactComponent as PlayIcon } from '@/shared/icons/play.svg';
import { shownName } from '@/shared/lib/shownText';
import { useReducedMotion } from '@/shared/lib/useReducedMotion';
import { getWinners, type LotteryScope } from '../contract';
import styles from './WinnersTicker.module.less';

const STEP_MS = 3500;
const POLL_MS = 60_000;
const SHOWN = 10;

/** One winner at a time; it can be paused, and stands still where nothing should move. Nothing is shown without winners. */
export function WinnersTicker({ scope }: { scope: LotteryScope }) {
  const { data: winners = [] } = useQuery(getWinners, { ...scope, limit: SHOWN }, { pollMs: POLL_MS });
  const isStill = useReducedMotion();
  const [isPaused, setPaused] = useState(false);
  const [index, setIndex] = useState(0);
  const isRunning = !isStill && !isPaused && winners.length > 1;
  const next = () => setIndex(index + 1);
  useInterval(next, isRunning ? STEP_MS : undefined);

  const winner = winners[index % Math.max(winners.length, 1)];
  if (!winner) return null;
  return (
    <div className={styles.ticker}>
      {!isStill && (
        <button
          type="button"
          className={styles.pause}
          aria-label={isPaused ? '继续滚动' : '暂停滚动'}
          onClick={() => setPaused(!isPaused)}
        >
          {isPaused ? <PlayIcon /> : <PauseIcon />}
        </button>
      )}
      <p key={index} className={styles.words}>
        {shownName(winner.nickname)} 抽中 {winner.prizeName}
      </p>
      {isStill && (
        <button type="button" className={styles.next} onClick={next}>
          下一条
        </button>
      )}
    </div>
  );
}
