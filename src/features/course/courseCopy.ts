import { formatPoints } from '@/shared/lib/pointsFormat';
import { DAY_MS, formatClock, formatDay, formatNearDay, twoDigits } from '@/shared/lib/timeFormat';
import { unbroken, withUnits } from '@/shared/lib/unbroken';

const MINUTE = 60;
const HOUR = 3600;

/** A length in seconds as people say it: 72 minutes are "1 小时 12 分钟"; what is begun counts as a minute. */
export function formatLength(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / MINUTE));
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return withUnits(`${rest} 分钟`);
  return withUnits(rest === 0 ? `${hours} 小时` : `${hours} 小时 ${rest} 分钟`);
}

/** A place in a film, "06:20" or "1:06:20". */
export function formatPlace(seconds: number): string {
  const rest = `${twoDigits(Math.floor((seconds % HOUR) / MINUTE))}:${twoDigits(Math.floor(seconds % MINUTE))}`;
  return seconds >= HOUR ? `${Math.floor(seconds / HOUR)}:${rest}` : rest;
}

/** "共 18 分钟", on one line. */
export const describeTotal = (seconds: number): string => unbroken(`共 ${formatLength(seconds)}`);

/** "8 节，2,114 人学过" */
export function describeSize({ lessonCount, learners }: { lessonCount: number; learners: number }): string {
  return withUnits(learners > 0 ? `${lessonCount} 节，${formatPoints(learners)} 人学过` : `${lessonCount} 节`);
}

/** When the member was last here: "今天 20:14 学过", "昨天 20:14 学过", "11 月 2 日学过"; '' when that is not known. */
export function describeLast(at: number | null, now: number): string {
  if (at === null || at > now) return '';
  const day = formatDay(at);
  if (day === formatDay(now)) return `今天 ${formatClock(at)} 学过`;
  return day === formatDay(now - DAY_MS) ? `昨天 ${formatClock(at)} 学过` : formatNearDay(at, '学过', now);
}

/**
 * Where the member stopped: "看到 06:20，还剩 5 分钟"; at the start "还没开始看，共 01:30", the length as the list of lessons has it,
 * or "已学完" when he was at the end before, or "从头看" when the film stands open.
 */
export function describePlace(position: number, seconds: number, isDone: boolean, isStarted = false): string {
  const start = isStarted ? '从头看' : '还没开始看';
  if (position <= 0) return unbroken(`${isDone ? '已学完' : start}，共 ${formatPlace(seconds)}`);
  return `看到 ${formatPlace(position)}，还剩 ${formatLength(Math.max(seconds - position, 1))}`;
}

/** "0.3 MB", never less than a tenth. */
export function formatMegabytes(bytes: number): string {
  return `${Math.max(bytes / 1_000_000, 0.1).toFixed(1)} MB`;
}
