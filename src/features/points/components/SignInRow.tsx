import clsx from 'clsx';
import { formatPoints } from '@/shared/lib/pointsFormat';
import { Button } from '@/shared/ui/Button/Button';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden/VisuallyHidden';
import type { SignStatus } from '../contract';
import { hintOf, signWeek } from '../signWeek';
import { SignFruit } from './SignFruit';
import styles from './SignInRow.module.less';

const STATE_WORDS = { done: '已签到', today: '还没签到', later: '还没到' } as const;

interface Props {
  status: SignStatus;
  isBusy: boolean;
  onSign: () => void;
  onOpenCalendar: () => void;
}

/** The series' seven apricots and today's tap. */
export function SignInRow({ status, isBusy, onSign, onOpenCalendar }: Props) {
  const { signedToday, streak, dailyPoints } = status;
  return (
    <div className={styles.row}>
      <div className={styles.head}>
        <p className={styles.title}>
          {streak > 0 ? `已连签 ${streak} 天` : '今天开始签到'}
          <span className={styles.hint}>{hintOf(status)}</span>
        </p>
        {signedToday ? (
          <Button variant="tint" size="small" onClick={onOpenCalendar}>
            签到日历
          </Button>
        ) : (
          <Button variant="apricot" size="small" busy={isBusy} onClick={onSign}>
            {dailyPoints ? `签到 +${formatPoints(dailyPoints)}` : '签到'}
          </Button>
        )}
      </div>
      <ul className={styles.days}>
        <svg className={styles.twig} viewBox="0 0 326 26" preserveAspectRatio="none" fill="none" aria-hidden="true">
          <path
            d="M0 17C40 6 92 20 150 13S262 6 326 12"
            stroke="#8fa89a"
            strokeWidth="2.4"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {signWeek(status).map(({ day, label, state, reward }) => (
          <li
            key={`${day}${state}`}
            className={clsx(
              styles.day,
              label === '今天' && styles.today,
              state === 'done' && label === '今天' && styles.ripening,
            )}
          >
            <SignFruit state={state} {...(reward === undefined ? {} : { reward })} />
            {label}
            <VisuallyHidden>{STATE_WORDS[state]}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </div>
  );
}
