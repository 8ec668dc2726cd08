import { YEAR_ACTIVITY } from '../activity/rules';
import { periodOf as campaignPeriodOf, needCampaign } from '../campaign/registry';
import { lottery } from '../lottery/store';
import { DAY, endOfDay } from '../state';

/** The numbers of the year's campaign: its rules, its goods and its buttons say the same. */
export const CODE = 'year';
export const ACTIVITY_ID = YEAR_ACTIVITY;
export const LOTTERY_ID = 'LUCK-YEAR';
export const RULES_KEY = 'year-rule';
export const ROUTE = '/activity/year';

/** How long after its end what was earned can still be claimed. */
const CLAIM_DAYS_AFTER_END = 15;
/** What a missing gift costs when its order is refunded, in cents. */
export const GIFT_CENTS = 990;
/** How long after the end what was handed in is kept. */
export const KEPT_MONTHS = 6;

export const yearLottery = () => lottery({ activityId: ACTIVITY_ID, lotteryId: LOTTERY_ID });

export function periodOf(now: number) {
  const { startAt, endAt: end } = campaignPeriodOf(needCampaign(CODE), now);
  // The last moment of its last day, also where QA has set the phase: no day is named on which nothing can be done.
  const endAt = endOfDay(end) - 1;
  return { startAt, endAt, claimUntil: endAt + CLAIM_DAYS_AFTER_END * DAY };
}
