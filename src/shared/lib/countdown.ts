import { twoDigits } from './timeFormat';

const SECOND_MS = 1000;

/** The time that is left, in whole units. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
  isOver: boolean;
}

/**
 * Splits a remaining time in milliseconds. Begun seconds count in full, so the last second shows 1 and "over" is exactly
 * the moment at which nothing is left. A value that cannot be used counts as over.
 */
export function splitTimeLeft(leftMs: number): TimeLeft {
  if (!Number.isFinite(leftMs) || leftMs <= 0) return { days: 0, hours: 0, minutes: 0, seconds: 0, isOver: true };
  const total = Math.ceil(leftMs / SECOND_MS);
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
    isOver: false,
  };
}

/** Milliseconds until the shown second changes: 1 to 1000; 0 when nothing is left. */
export function untilNextSecond(leftMs: number): number {
  return ((Math.ceil(leftMs) - 1) % SECOND_MS) + 1;
}

/** Writes a remaining time compactly: "12:46", "3:26:41", "2 天 03:26:41". */
export function formatTimeLeft(leftMs: number): string {
  const { days, hours, minutes, seconds } = splitTimeLeft(leftMs);
  if (days > 0) return `${days} 天 ${twoDigits(hours)}:${twoDigits(minutes)}:${twoDigits(seconds)}`;
  if (hours > 0) return `${hours}:${twoDigits(minutes)}:${twoDigits(seconds)}`;
  return `${twoDigits(minutes)}:${twoDigits(seconds)}`;
}

/** Says a remaining time in words, without seconds unless nothing else is left: "2 天 3 小时 26 分". */
export function describeTimeLeft(leftMs: number): string {
  const { days, hours, minutes, seconds, isOver } = splitTimeLeft(leftMs);
  if (isOver) return '已到时间';
  const words = [
    days > 0 ? `${days} 天` : '',
    hours > 0 ? `${hours} 小时` : '',
    minutes > 0 ? `${minutes} 分` : '',
  ].filter((word) => word !== '');
  return words.length > 0 ? words.join(' ') : `${seconds} 秒`;
}
