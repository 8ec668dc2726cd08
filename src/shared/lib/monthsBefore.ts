import { CHINA_OFFSET_MS } from './timeFormat';

/**
 * When the same day of China time so many months before `nowMs` began, epoch ms; a month that lacks the day gives its last
 * one. It changes once a day, so that it can be part of a query's identity.
 */
export function monthsBefore(months: number, nowMs: number): number {
  const today = new Date(nowMs + CHINA_OFFSET_MS);
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth() - months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(today.getUTCDate(), lastDay)) - CHINA_OFFSET_MS;
}
