import { inDays } from '../spans';
import { DAY } from '../state';

export const DAILY_POINTS = 10;
/** Points for a streak of exactly so many days. */
export const STREAK_REWARDS = [
  { days: 7, points: 30 },
  { days: 14, points: 60 },
  { days: 28, points: 120 },
] as const;

export const MAKE_UPS_PER_MONTH = 3;
export const MAKE_UP_COST = 20;
export const MAKE_UP_WINDOW_DAYS = 30;

/** How long before they expire a member is told of points. */
export const WARN_BEFORE_MS = 60 * DAY;
/** Points that come back can be used at least this long. */
export const RETURN_GRACE_MS = 30 * DAY;
export const RETURNED_RULE = `有效期不变，不足 ${inDays(RETURN_GRACE_MS)}的延到 ${inDays(RETURN_GRACE_MS)}。`;
/** Cents of money that earn one point. */
export const CENTS_A_POINT = 100;
