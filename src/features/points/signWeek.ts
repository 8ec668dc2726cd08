import { formatPoints } from '@/shared/lib/pointsFormat';
import { DAY_MS } from '@/shared/lib/timeFormat';
import { unbroken } from '@/shared/lib/unbroken';
import type { SignStatus } from './contract';

const NAMES = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'] as const;
const ROW = 7;

/** One day of the sign-in row. */
export interface SignDay {
  day: string;
  /** 周一 … 周日, or 今天. */
  label: string;
  /** done, today (not yet signed), or later. */
  state: 'done' | 'today' | 'later';
  /** Extra points of the day that completes a series; undefined on other days. */
  reward: number | undefined;
}

type Facts = Pick<SignStatus, 'today' | 'signedToday' | 'streak' | 'rewards'>;

function stateOf(daysAhead: number, signedToday: boolean): SignDay['state'] {
  if (daysAhead > 0) return 'later';
  return daysAhead === 0 && !signedToday ? 'today' : 'done';
}

/**
 * Seven days of the present series, from its first, eighth, fifteenth … day on, so that the day of the reward is among
 * them. An unusable `today` gives no days. Days are calendar days (YYYY-MM-DD) without time zone, counted in UTC.
 */
export function signWeek({ today, signedToday, streak, rewards }: Facts): SignDay[] {
  const now = Date.parse(`${today}T00:00:00Z`);
  if (Number.isNaN(now)) return [];
  const before = Math.max(signedToday ? streak - 1 : streak, 0);
  const place = before % ROW;
  return Array.from({ length: ROW }, (_, index) => {
    const date = new Date(now + (index - place) * DAY_MS);
    const isToCome = index > place || (index === place && !signedToday);
    return {
      day: date.toISOString().slice(0, 10),
      label: index === place ? '今天' : (NAMES[date.getUTCDay()] ?? ''),
      state: stateOf(index - place, signedToday),
      reward: isToCome
        ? (rewards.find(({ days }) => days === before - place + index + 1)?.points ?? undefined)
        : undefined,
    };
  });
}

/** When the sign-in gives more than usual, for example "会员 1.5 倍"; behind what comes next. */
export function hintOf(status: Facts & Pick<SignStatus, 'boost'>): string {
  return [nextRewardText(status), unbroken(status.boost?.text ?? '')].filter((part) => part !== '').join('，');
}

/** What the member gets next, for example "明天满 7 天得 30 积分"; '' when no reward is in sight. */
export function nextRewardText({ signedToday, streak, rewards }: Facts): string {
  const next = rewards.find((each) => each.days > streak && each.points !== null);
  if (!next) return '';
  const daysAway = next.days - streak - (signedToday ? 0 : 1);
  const when = ['今天', '明天'][daysAway] ?? `再过 ${daysAway} 天`;
  return `${when}满 ${next.days} 天得 ${formatPoints(next.points)} 积分`;
}
