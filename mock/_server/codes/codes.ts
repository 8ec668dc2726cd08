import { randomInt } from 'node:crypto';
import { refuse } from '../refusal';
import { defineStore, MINUTE } from '../state';

export type CodeKind = 'coupon' | 'right';

export interface Code {
  code: string;
  kind: CodeKind;
  /** The coupon or right that it stands for. */
  refId: string;
  userId: string;
  /** For whom of the family; '' for the member. */
  forWhom: string;
  expireAt: number;
  usedAt: number | null;
  store: string;
}

/** How long a code is shown as fresh. */
export const CODE_MS = MINUTE;
/** How long staff's till still takes it afterwards: the phone may have lost its network meanwhile. */
export const GRACE_MS = MINUTE;

const codes = defineStore('codes', () => ({ rows: [] as Code[] }));

type Redeem = (code: Code, now: number) => void;
const redeemers = new Map<CodeKind, Redeem>();

/** Says what happens to a coupon or right when staff takes its code; the rule refuses by throwing. */
export function onCodeUsed(kind: CodeKind, redeem: Redeem): void {
  redeemers.set(kind, redeem);
}

function digits(): string {
  return Array.from({ length: 16 }, () => randomInt(10)).join('');
}

/**
 * Makes a code of 16 digits. Several may live at once; using one uses up the others of the same thing for the same person.
 * One for somebody else of the family is a use of its own.
 */
export function issueCode(wanted: Pick<Code, 'kind' | 'refId' | 'userId' | 'forWhom'>, now: number): Code {
  const { rows } = codes();
  const row: Code = { ...wanted, code: digits(), expireAt: now + CODE_MS, usedAt: null, store: '' };
  rows.push(row);
  return row;
}

/** What the QR code of a code says. */
export function qrTextOf(code: string): string {
  return `XL:${code}`;
}

/** Staff takes a code. It works once, until its time and the grace are over. */
export function redeemCode(typed: string, storeName: string, now: number): Code {
  const code = typed.replace(/\D/g, '');
  const row = codes().rows.find((each) => each.code === code);
  if (!row) throw refuse.codeInvalid('没有这个码，请核对后再试');
  if (row.usedAt !== null) throw refuse.codeInvalid('这个码已经用过，请顾客刷新后再出示', { usedAt: row.usedAt });
  if (now > row.expireAt + GRACE_MS) throw refuse.codeInvalid('这个码已过期，请顾客刷新');
  redeemers.get(row.kind)?.({ ...row, store: storeName }, now);
  const { refId, userId, forWhom } = row;
  const same = codes().rows.filter(
    (each) => each.refId === refId && each.userId === userId && each.forWhom === forWhom,
  );
  for (const each of same.filter(({ usedAt }) => usedAt === null))
    Object.assign(each, { usedAt: now, store: storeName });
  return row;
}

/** Codes for somebody who is not of the family any more are worth nothing. */
export function voidCodesFor(userId: string, forWhom: string): void {
  const state = codes();
  state.rows = state.rows.filter((row) => row.userId !== userId || row.forWhom !== forWhom || row.usedAt !== null);
}

/** The user's own code as it stands; undefined when unknown or voided. */
export function findCode(userId: string, refId: string, code: string): Code | undefined {
  return codes().rows.find((each) => each.userId === userId && each.refId === refId && each.code === code);
}
