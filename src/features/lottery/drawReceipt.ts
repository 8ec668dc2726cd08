import { memberPhone } from '@/session/kept';
import { createClientToken } from '@/shared/lib/clientToken';
import { readRecord } from '@/shared/lib/storage';

const KEY = 'drawReceipt';

/** A draw whose outcome is not known. */
export interface Receipt {
  clientToken: string;
  /** The server has said that it never got this draw; nothing is left to ask, the token serves for the next draw. */
  hasNotArrived: boolean;
}

/** A short name for "this member in this lottery" that does not show who it is (FNV-1a). */
export function nameOwner(lotteryId: string, drawUserId: string): string {
  let hash = 0x811c9dc5;
  for (const letter of `${lotteryId} ${drawUserId}`) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** The receipt of an owner; undefined when there is none. It survives a reload and the end of the page. */
export function readReceipt(owner: string): Receipt | undefined {
  const kept = readRecord(memberPhone, KEY);
  if (kept?.owner !== owner || typeof kept.clientToken !== 'string' || kept.clientToken === '') return undefined;
  return { clientToken: kept.clientToken, hasNotArrived: kept.hasNotArrived === true };
}

function keep(owner: string, receipt: Receipt): void {
  memberPhone.write(KEY, JSON.stringify({ owner, ...receipt }));
}

/** The token for a draw: that of the draw without an outcome, so that no chance is used twice, or a new one. */
export function openReceipt(owner: string): string {
  const clientToken = readReceipt(owner)?.clientToken ?? createClientToken();
  keep(owner, { clientToken, hasNotArrived: false });
  return clientToken;
}

/** The server does not know the draw. Should it still arrive late, the same token keeps it from counting twice. */
export function noteNotArrived(owner: string): void {
  const receipt = readReceipt(owner);
  if (receipt) keep(owner, { ...receipt, hasNotArrived: true });
}

/** The outcome is known. */
export function closeReceipt(): void {
  memberPhone.remove(KEY);
}
