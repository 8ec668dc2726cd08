import { memberPhone } from '@/session/memberStorage';

/**
 * Remembers on this phone that a payment page was opened for an order, so that a reload, the back key or a page that the
 * phone has killed comes back to "confirming" and not to a second payment. Holds the order's number and a time, nothing
 * personal; forgotten after an hour, which is longer than any order waits for its money.
 */
const PREFIX = 'leftToPay:';
const MAX_AGE_MS = 3_600_000;

/** @param atMs epoch ms of the server's clock */
export function markLeftToPay(orderNo: string, atMs: number): void {
  // Before the server's first answer only the phone's clock can tell the age, however wrong it is.
  memberPhone.write(PREFIX + orderNo, `${atMs} ${Date.now()}`);
}

/** When a payment page was last opened for the order, epoch ms of the server's clock; undefined when none is open. */
export function leftToPayAt(orderNo: string): number | undefined {
  const stored = memberPhone.read(PREFIX + orderNo);
  if (stored === undefined) return undefined;
  const [atMs = Number.NaN, phoneMs = Number.NaN] = stored.split(' ').map(Number);
  if (Number.isFinite(atMs) && Math.abs(Date.now() - phoneMs) < MAX_AGE_MS) return atMs;
  forgetLeftToPay(orderNo);
  return undefined;
}

/** Called when the server has said how it ended, or when the member chooses to pay again. */
export function forgetLeftToPay(orderNo: string): void {
  memberPhone.remove(PREFIX + orderNo);
}
