import { type InferOutput, optional } from 'valibot';
import {
  cents,
  id,
  lenient,
  list,
  oneOf,
  operate,
  optionalText,
  points,
  record,
  text,
  time,
} from '@/shared/lib/schema';

/** Looked at, to be sent back, on its way back, money and points going back, back, refused, withdrawn. */
const AFTER_SALE_STATUSES = [
  'reviewing',
  'sendBack',
  'returning',
  'refunding',
  'refunded',
  'rejected',
  'cancelled',
] as const;

export const afterSale = record({
  afterSaleId: id(),
  itemId: text(),
  type: oneOf(['refund', 'return'], 'refund'),
  status: oneOf(AFTER_SALE_STATUSES, 'reviewing'),
  statusText: text(),
  reason: text(),
  /** Addresses of the member's photos. */
  images: list(text()),
  /** Why it was refused. */
  reasonText: optionalText(),
  points: points(),
  cash: cents(),
  createdAt: time(),
  /** Where to send the good, while it is to be sent back. */
  returnTo: optionalText(),
  /** Until when; null while nothing is to be sent back. */
  returnBefore: time(),
  express: lenient(optional(record({ company: text(), no: text() })), undefined),
  timeline: list(record({ at: time(), text: text() })),
  operate: operate(),
});
export type AfterSale = InferOutput<typeof afterSale>;
