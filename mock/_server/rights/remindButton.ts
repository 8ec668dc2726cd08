import type { Operate } from '../../../src/shared/lib/schema';
import { lastDays } from '../coupon/show';

/** The reminder before something ends, offered in its last days. */
export function remindButton(endsAt: number | null, isReminded: boolean, now: number): Operate[] {
  if (endsAt === null || lastDays(endsAt, now).daysLeft === undefined) return [];
  return [{ key: 'remind', text: isReminded ? '取消提醒' : '提醒我', enabled: true }];
}
