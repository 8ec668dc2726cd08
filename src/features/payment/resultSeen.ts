import { memberTab } from '@/session/memberStorage';

const PREFIX = 'resultSeen:';
const BACK_FORWARD = 2;

let wasRestored = false;
window.addEventListener('pageshow', ({ persisted }) => {
  wasRestored ||= persisted;
});

/** This document was opened by the back key, or brought back as it was frozen. */
function isOpenedByBack(): boolean {
  // The newer interface is missing on the oldest phones that are supported.
  return wasRestored || window.performance.navigation?.type === BACK_FORWARD;
}

/** The order's result is about to be shown in this tab. */
export function noteResultSeen(orderNo: string): void {
  memberTab.write(PREFIX + orderNo, '1');
}

/**
 * Whether the member comes back to the cashier from a result that he has seen. A wallet's own page leaves the cashier
 * behind it in the history; "back" must not show the result over and over.
 */
export function isBackFromResult(orderNo: string): boolean {
  return memberTab.read(PREFIX + orderNo) !== undefined && isOpenedByBack();
}
