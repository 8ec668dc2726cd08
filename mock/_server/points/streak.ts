import { DAY, dayOf, startOfDay } from '../state';

function dayBefore(day: string): string {
  return dayOf(startOfDay(day) - DAY);
}

/**
 * The unbroken run of days that reaches today, or yesterday while today is still open. Newest day first; months do not
 * matter.
 */
export function currentRun(days: ReadonlySet<string>, today: string): string[] {
  const run: string[] = [];
  let day = days.has(today) ? today : dayBefore(today);
  while (days.has(day)) {
    run.push(day);
    day = dayBefore(day);
  }
  return run;
}
