import { sessionStore } from '@/shared/lib/storage';

/**
 * Remembers in this tab that a payment page was opened for an order, so that a reload, the back key or a killed page
 * comes back to "confirming" and not to a second payment. Holds the order's number and a time, nothing personal.
 */
const PREFIX = 'leftToPay:';

/** @param atMs epoch ms of the server's clock */
export function markLeftToPay(orderNo: string, atMs: number): void {
  sessionStore.write(PREFIX + orderNo, String(atMs));
}

export function hasLeftToPay(orderNo: string): boolean {
  return sessionStore.read(PREFIX + orderNo) !== undefined;
}

/** Called when the server has said how it ended, or when the member chooses to pay again. */
export function forgetLeftToPay(orderNo: string): void {
  sessionStore.remove(PREFIX + orderNo);
}
