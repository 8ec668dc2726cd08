import { MINUTE } from '../state';

/** How long an order of any area waits for its payment. */
export const PAY_WINDOW_MS = 15 * MINUTE;
/** The longest that a wallet's word takes once the money has gone. */
export const CONFIRM_MINUTES = 3;
/** How long a wallet takes to bring money back. */
export const REFUND_SPAN = '1 到 3 个工作日';
/** Said of an order of any area while its payment is being confirmed. */
export const CONFIRMING_TEXT = `银行正在处理，最长 ${CONFIRM_MINUTES} 分钟，请不要重复付款`;
