import { DAY } from '../state';

/** After a payment everything comes back for this long, unless a right was used. */
export const FULL_REFUND_MS = 7 * DAY;
/** A paid trial has to be activated within this time. */
export const RESERVE_MS = 30 * DAY;
/** In the last days of that time whoever has not done so is told once more. */
export const TRIAL_WARN_DAYS = 3;
/** In its last days a card counts as expiring, and its owner is told. */
export const EXPIRING_DAYS = 30;
export const MONTH_DAYS = 30;
/** Of a card of few days its owner is told in so much of them: from the beginning would be no news. */
export const LAST_PART = 1 / 3;
export const REMINDING_WORDS = `到期前 ${EXPIRING_DAYS} 天提醒您，月卡提前 ${MONTH_DAYS * LAST_PART} 天`;
export const TRIAL_DAYS = 7;
export const YEAR_DAYS = 365;
/** How long a refund that was asked for is looked at before its money is on the way. */
export const REVIEW_TEXT = '1 个工作日内审核';
