import { inHours } from '../spans';
import { DAY, endOfDay, HOUR, MINUTE } from '../state';

/** How long the warehouse takes, and what is promised. */
export const SHIP_AFTER_MS = DAY;
export const SHIP_PROMISE_MS = 3 * DAY;
/** Until a parcel that left has its first trace. */
export const TRACE_MS = DAY;
/** When a parcel counts as received by itself. */
export const CONFIRM_AFTER_MS = 10 * DAY;
export const PICKUP_MS = 30 * DAY;
/** Until when a good is kept at the store. */
export const pickupEnd = (at: number) => endOfDay(at + PICKUP_MS);
/** How long staff take the code of a service that says nothing else. */
export const SERVICE_DAYS = 365;
/** After receipt, an after-sale can be asked for this long. */
export const AFTER_SALE_MS = 7 * DAY;
/** How long an after-sale is looked at, and how long its money takes. */
export const REVIEW_MS = 2 * HOUR;
export const REVIEW_TEXT = `提交申请，约 ${inHours(REVIEW_MS)}内审核`;
export const REFUND_MS = HOUR;
/** How long a good that is to be sent back is waited for. */
export const SEND_BACK_MS = 7 * DAY;
export const sendBackEnd = (passedAt: number) => endOfDay(passedAt + SEND_BACK_MS);
export const RETURN_PARCEL_MS = 2 * DAY;
export const PREVIEW_MS = 30 * MINUTE;
