import { memberSession } from '@/session/memberSession';
import { serverNow } from '@/shared/lib/serverClock';
import { readRecord } from '@/shared/lib/storage';
import { DAY_MS } from '@/shared/lib/timeFormat';

/** A code that staff takes. It names no person. */
export interface Ticket {
  /** Digits: 18 of the member's own, 16 of a coupon or right, 8 of a pickup. */
  code: string;
  qrText: string;
  /** When the server stops taking it, epoch ms of the server's clock. */
  expireAt: number;
  /** When it came, epoch ms of the server's clock. */
  at: number;
  /** What it is for, in the server's words. */
  title: string;
}

const PREFIX = 'ticket:';
const NEWEST_KEY = 'tickets';
const NEWEST_COUNT = 5;
/** A code whose time is over still says which one it was, for a day. */
const KEPT_PAST_END_MS = DAY_MS;

function isTime(value: unknown): value is number {
  return Number.isFinite(value) && Number(value) > 0;
}

/**
 * Keeps the newest code of the member, a coupon, a right or a pickup, so that it can be read without a network, in a later
 * tab, too. Gone with the session.
 */
export function keepTicket(key: string, ticket: Ticket): void {
  memberSession.write(PREFIX + key, JSON.stringify(ticket));
  const keys = [key, ...newestKeys().filter((each) => each !== key)].slice(0, NEWEST_COUNT);
  memberSession.write(NEWEST_KEY, JSON.stringify({ keys }));
}

function newestKeys(store = memberSession): string[] {
  const keys = readRecord(store, NEWEST_KEY)?.keys;
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
}

/** The codes that were shown last and not used since, newest first. */
export function readNewestTickets(store = memberSession): Array<Ticket & { key: string }> {
  return newestKeys(store).flatMap((key) => {
    const ticket = readTicket(key, store);
    return ticket ? [{ ...ticket, key }] : [];
  });
}

/** The kept code; undefined when there is none, or when what is kept cannot be used or is long over. */
export function readTicket(key: string, store = memberSession): Ticket | undefined {
  const stored = readRecord(store, PREFIX + key);
  if (!stored) return undefined;
  const { code, qrText, expireAt, at, title } = stored;
  if (typeof code !== 'string' || !/^\d{4,32}$/.test(code) || typeof qrText !== 'string') return undefined;
  if (!isTime(expireAt) || !isTime(at) || expireAt + KEPT_PAST_END_MS < serverNow()) return undefined;
  return { code, qrText, expireAt, at, title: typeof title === 'string' ? title : '' };
}

/** The code was used or the coupon cannot be used any more. */
export function dropTicket(key: string): void {
  memberSession.remove(PREFIX + key);
}

/** Digits in groups of four, for reading aloud and typing. */
export function groupDigits(code: string): string[] {
  return code.match(/.{1,4}/g) ?? [];
}
