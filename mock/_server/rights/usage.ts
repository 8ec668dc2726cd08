import { markRightUsed } from '../membership/membership';
import { nextId } from '../state';
import { findRight, type RightRow } from './catalog';
import { rights } from './store';

/** Writes down one use. A right of the card counts against a full refund of it. */
export function noteUse(userId: string, right: RightRow, text: string, forWhom: string, at: number): string {
  const usageId = nextId('RU');
  rights().usage.unshift({ usageId, userId, rightId: right.rightId, at, text, forWhom });
  if (right.level === 2) markRightUsed(userId, at);
  return usageId;
}

/** A use that came to nothing is free again; the card was last used when what stays says. */
export function undoUse(usageId: string): void {
  const undone = rights().usage.find((row) => row.usageId === usageId);
  if (!undone) return;
  rights().usage = rights().usage.filter((row) => row !== undone);
  if (findRight(undone.rightId)?.level !== 2) return;
  const uses = rights().usage.filter((row) => row.userId === undone.userId && findRight(row.rightId)?.level === 2);
  markRightUsed(undone.userId, Math.max(0, ...uses.map(({ at }) => at)));
}
