import type { SignStatus } from './contract';

const DAY_MS = 86_400_000;
const NAMES = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'] as const;

/** One day of the sign-in row. */
export interface SignDay {
  day: string;
  /** 周一 … 周日, or 今天. */
  label: string;
  /** done, today (not yet signed), missed, or later. */
  state: 'done' | 'today' | 'missed' | 'later';
  /** Extra points of the day that completes a series; undefined on other days. */
  reward: number | undefined;
}

/** Days are calendar days (YYYY-MM-DD) without time zone, so they are counted in UTC. */
function shift(day: string, by: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY_MS).toISOString().slice(0, 10);
}

function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return shift(day, -weekday);
}

type Facts = Pick<SignStatus, 'today' | 'signedToday' | 'streak' | 'days' | 'rewards'>;

/**
 * The seven days of the server's present week, Monday first. Days of the present series count as signed although another
 * month holds them. An unusable `today` gives no days.
 */
export function signWeek({ today, signedToday, streak, days, rewards }: Facts): SignDay[] {
  if (Number.isNaN(Date.parse(`${today}T00:00:00Z`))) return [];
  const signed = new Set(days.map((each) => each.day));
  const lastSigned = signedToday ? today : shift(today, -1);
  for (let back = 0; back < Math.min(streak, 7); back += 1) signed.add(shift(lastSigned, -back));
  const rewardAt = (day: string) => {
    const length = streak + Math.round((Date.parse(day) - Date.parse(lastSigned)) / DAY_MS);
    return day > lastSigned ? (rewards.find((each) => each.days === length)?.points ?? undefined) : undefined;
  };
  const monday = mondayOf(today);
  return NAMES.map((name, index) => {
    const day = shift(monday, index);
    return { day, label: day === today ? '今天' : name, state: stateOf(day, today, signed), reward: rewardAt(day) };
  });
}

function stateOf(day: string, today: string, signed: ReadonlySet<string>): SignDay['state'] {
  if (signed.has(day)) return 'done';
  if (day === today) return 'today';
  return day < today ? 'missed' : 'later';
}

/** When the sign-in gives more than usual, for example "会员 1.5 倍"; behind what comes next. */
export function hintOf(status: Facts & Pick<SignStatus, 'boost'>): string {
  return [nextRewardText(status), status.boost?.text ?? ''].filter((part) => part !== '').join('，');
}

/** What the member gets next, for example "明天满 7 天得 30 积分"; '' when no reward is in sight. */
export function nextRewardText({ signedToday, streak, rewards }: Facts): string {
  const next = rewards.find((each) => each.days > streak && each.points !== null);
  if (!next) return '';
  const daysAway = next.days - streak - (signedToday ? 0 : 1);
  const when = ['今天', '明天'][daysAway] ?? `再过 ${daysAway} 天`;
  return `${when}满 ${next.days} 天得 ${next.points} 积分`;
}
