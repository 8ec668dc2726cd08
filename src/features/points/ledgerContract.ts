import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import { id, list, oneOf, optionalText, page, points, record, text, time } from '@/shared/lib/schema';

const PREFIX = '/api/miniapp/points';

export const LEDGER_FILTERS = ['all', 'in', 'out'] as const;
export type LedgerFilter = (typeof LEDGER_FILTERS)[number];

export const ledgerRow = record({
  id: id(),
  /** `frozen` rows are points set aside; they count as going out. */
  type: oneOf(['in', 'out', 'frozen'], 'in'),
  title: text(),
  delta: points(),
  before: points(),
  after: points(),
  at: time(),
  /** What the row belongs to, for example "order"; with a bizNo it can be opened. */
  bizType: text(),
  /** '' when the row belongs to no record that can be opened. */
  bizNo: text(),
  /** When frozen points come back unless they are used; null for all other rows. */
  releaseAt: time(),
  /** What is to be said with the row, for example "含 1.5 倍". */
  note: optionalText(),
});
export type LedgerRow = v.InferOutput<typeof ledgerRow>;

/** The ledger, newest first. `from` and `to` are moments of the server's clock, both included. */
export const getPointsLedger = defineCall({
  method: 'GET',
  path: `${PREFIX}/ledger`,
  role: 'primary',
  payload: record({
    type: v.picklist(LEDGER_FILTERS),
    from: v.optional(v.number()),
    to: v.optional(v.number()),
    /** The sign-ins of a month as one row, without the balances around them. */
    mergeSigns: v.optional(v.boolean()),
    currentPage: v.number(),
    pageSize: v.number(),
  }),
  data: page(ledgerRow),
});

const expiringPart = record({
  points: points(),
  /** When they are gone. */
  at: time(),
});

/** The whole balance by its ends, the first to end first. Points that are set aside are not among them. */
export const getExpiringPoints = defineCall({
  method: 'GET',
  path: `${PREFIX}/expiring/list`,
  role: 'secondary',
  data: list(expiringPart),
});
