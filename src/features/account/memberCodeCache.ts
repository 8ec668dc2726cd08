import { memberTab } from '@/session/memberStorage';
import { readRecord } from '@/shared/lib/storage';

/** A member code that staff scans; it names nobody and works for a minute. */
export interface CachedCode {
  code: string;
  /** Epoch ms of the server's clock. */
  expireAt: number;
  /** When it came, epoch ms of the server's clock. */
  at: number;
}

const KEY = 'memberCode';

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

/** Keeps the newest code for a place without a network. Gone with the session. */
export function cacheMemberCode(code: CachedCode): void {
  memberTab.write(KEY, JSON.stringify(code));
}

/** The kept code; undefined when there is none or when what is kept cannot be used. */
export function readMemberCode(): CachedCode | undefined {
  const { code, expireAt, at } = readRecord(memberTab, KEY) ?? {};
  if (typeof code !== 'string' || !/^\d{6,32}$/.test(code) || !isTime(expireAt) || !isTime(at)) return undefined;
  return { code, expireAt, at };
}
