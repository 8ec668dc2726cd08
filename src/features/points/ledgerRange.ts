import { monthsBefore } from '@/shared/lib/monthsBefore';
import { CHINA_OFFSET_MS } from '@/shared/lib/timeFormat';

/** Shown where no month is chosen; the start page asks for as many (firstCalls.ts). */
const USUAL_MONTHS = 3;
const CHOICE_MONTHS = 12;
const MONTH_SHAPE = /^(\d{4})-(0[1-9]|1[0-2])$/;

export interface LedgerRange {
  from: number;
  to?: number;
}

function monthStart(year: number, monthIndex: number): number {
  return Date.UTC(year, monthIndex, 1) - CHINA_OFFSET_MS;
}

function chinaMonth(nowMs: number): { year: number; monthIndex: number } {
  const date = new Date(nowMs + CHINA_OFFSET_MS);
  return { year: date.getUTCFullYear(), monthIndex: date.getUTCMonth() };
}

/** The months that can be chosen, the present one first, as "2026-11". */
export function recentMonths(nowMs: number): string[] {
  const { year, monthIndex } = chinaMonth(nowMs);
  return Array.from({ length: CHOICE_MONTHS }, (_, ago) =>
    new Date(Date.UTC(year, monthIndex - ago, 1)).toISOString().slice(0, 7),
  );
}

/** Reads a month from the address; undefined when it is none, or one to come. */
export function readMonth(value: string | undefined, nowMs: number): string | undefined {
  if (value === undefined || !MONTH_SHAPE.test(value)) return undefined;
  const [present = value] = recentMonths(nowMs);
  return value > present ? undefined : value;
}

/** The moments of one month of China time, both ends included; without a month from the same day three months ago until now. */
export function ledgerRange(month: string | undefined, nowMs: number): LedgerRange {
  const [, year, number] = MONTH_SHAPE.exec(month ?? '') ?? [];
  if (year !== undefined && number !== undefined) {
    return { from: monthStart(Number(year), Number(number) - 1), to: monthStart(Number(year), Number(number)) - 1 };
  }
  return { from: monthsBefore(USUAL_MONTHS, nowMs) };
}

/** "2026-11" -> "2026 年 11 月" */
export function monthText(month: string): string {
  const [year, number] = month.split('-');
  return `${year} 年 ${Number(number)} 月`;
}
