import { serverNow } from '@/shared/lib/serverClock';
import { formatDay } from '@/shared/lib/timeFormat';

/** From when on a trial that was paid for can be activated. */
export function describeUsable(reserve: { usableFrom: number | null } | undefined): string {
  const from = reserve?.usableFrom ?? null;
  return from !== null && from <= serverNow() ? '现在就可以激活' : `${formatDay(from)} 起可以激活`;
}
