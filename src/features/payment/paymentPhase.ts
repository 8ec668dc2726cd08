/**
 * What the payment screen shows. It follows the order query alone: a result that the phone reports is only a reason to
 * ask. "processing" is never shown as a failure.
 *
 * waiting: can be paid. launching: a payment page is being opened. confirming: the member came back or the server is
 * still working on it. paid, failed, closed: the server has said so.
 */
export type PaymentPhase = 'waiting' | 'launching' | 'confirming' | 'paid' | 'failed' | 'closed';

/** The order's payment status as the server counts it: -2 closed, -1 failed, 0 waiting, 1 paid, 2 processing. */
export type PayStatus = -2 | -1 | 0 | 1 | 2;

interface Situation {
  /** The latest answer of the order query. */
  status: PayStatus;
  /** A payment page is being opened right now. */
  isLaunching: boolean;
  /** A payment page was opened for this order and the server has not spoken since. */
  hasLeftToPay: boolean;
  /** Milliseconds until the order closes by itself; negative when the time is over; undefined when unknown. */
  timeLeftMs: number | undefined;
}

interface Asked {
  /** What the server says of the order. */
  data: { status: PayStatus; expireAt: number | null } | undefined;
  /** When it said so, epoch ms of its clock. */
  updatedAt: number | undefined;
}

/** The server was asked since the time to pay was over, and has not closed the order yet, which may take it a while. */
export function isToBeClosed({ data, updatedAt = 0 }: Asked): boolean {
  return data?.status === 0 && data.expireAt !== null && updatedAt >= data.expireAt;
}

/** Decides the phase. An order whose time is over but which the server still calls waiting is being confirmed, not closed. */
export function phaseOf({ status, isLaunching, hasLeftToPay, timeLeftMs }: Situation): PaymentPhase {
  if (status === 1) return 'paid';
  if (status === -2) return 'closed';
  if (status === 2) return 'confirming';
  if (isLaunching) return 'launching';
  if (hasLeftToPay) return 'confirming';
  if (status === -1) return 'failed';
  return status === 0 && timeLeftMs !== undefined && timeLeftMs <= 0 ? 'confirming' : 'waiting';
}
