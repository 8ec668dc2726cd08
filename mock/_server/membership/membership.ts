import { DAY, serverNow } from '../state';
import { CARD } from './catalog';
import { countDaysLeft, extendExpiry } from './expiry';
import { EXPIRING_DAYS } from './limits';
import { vip } from './store';
import type { Membership, VipOrder } from './types';

export type MyStatus = 'none' | 'reserved' | 'active' | 'expiring' | 'expired' | 'permanent' | 'closed';

/** The trial that waits; one whose time is over is none, whether or not anybody has looked at its order since. */
function findReserved(userId: string, now: number): VipOrder | undefined {
  const isWaiting = ({ status, reserve }: VipOrder) => status === 'reserved' && (reserve?.reserveExpireAt ?? 0) > now;
  return vip().orders.find((order) => order.userId === userId && isWaiting(order));
}

export function membershipOf(userId: string): Membership | undefined {
  return vip().memberships.get(userId);
}

function isRunning(row: Membership, now: number): boolean {
  return row.closedReason === '' && (row.isPermanent || (row.expireAt ?? 0) > now);
}

/** Whether a user has a card that works now, trial cards included. Other areas ask this. */
export function hasActiveCard(userId: string): boolean {
  const row = membershipOf(userId);
  return row !== undefined && isRunning(row, serverNow());
}

/** When a right of the card was used last (0: never); a full refund is over then. Other areas call it. */
export function markRightUsed(userId: string, at = serverNow()): void {
  const row = membershipOf(userId);
  if (row) row.lastRightUsedAt = at;
}

function statusOf(row: Membership | undefined, hasReserve: boolean, now: number): MyStatus {
  if (!row) return hasReserve ? 'reserved' : 'none';
  if (row.closedReason !== '') return 'closed';
  if (row.isPermanent) return 'permanent';
  if (!isRunning(row, now)) return hasReserve ? 'reserved' : 'expired';
  return countDaysLeft(now, row.expireAt) <= EXPIRING_DAYS ? 'expiring' : 'active';
}

export function hasHadCard(userId: string | undefined): boolean {
  return userId !== undefined && membershipOf(userId) !== undefined;
}

/** The way to the card for who has none that works: who has had one renews it. */
export function wayToCard(userId: string | undefined) {
  const text = hasHadCard(userId) ? '续费会员' : '开通会员';
  return { text, route: '/membership-card' };
}

function maskNo(no: string): string {
  return no === '' ? '' : `${no.slice(0, 4)} **** **** ${no.slice(-4)}`;
}

/** The card as its owner sees it. */
export function myCard(userId: string, now: number) {
  const row = membershipOf(userId);
  const reserved = findReserved(userId, now);
  const status = statusOf(row, reserved !== undefined, now);
  return {
    status,
    cardId: row ? CARD.cardId : '',
    name: row ? CARD.name : '',
    noMasked: maskNo(row?.no ?? ''),
    expireAt: row?.expireAt ?? null,
    daysLeft: row && !row.isPermanent ? countDaysLeft(now, row.expireAt) : null,
    saved: row?.savedCents ?? 0,
    isTrial: row?.isTrial ?? false,
    ...(row?.closedReason ? { reasonText: row.closedReason } : {}),
    ...(reserved?.reserve
      ? {
          reserve: {
            orderNo: reserved.orderNo,
            days: reserved.days,
            usableFrom: reserved.reserve.usableFrom,
            reserveExpireAt: reserved.reserve.reserveExpireAt,
            code: reserved.reserve.code,
          },
        }
      : {}),
  };
}

function openMembership(userId: string): Membership {
  const row: Membership = {
    userId,
    no: `62088021${String(Number(userId.replace(/\D/g, '')) * 7919)
      .padStart(8, '0')
      .slice(-8)}`,
    expireAt: null,
    isPermanent: false,
    isTrial: true,
    savedCents: 0,
    closedReason: '',
    lastRightUsedAt: 0,
  };
  vip().memberships.set(userId, row);
  return row;
}

/** The expiry that `days` more would give a user now. */
export function previewExpiry(userId: string | undefined, days: number, now: number): number {
  const expireAt = userId === undefined ? null : (membershipOf(userId)?.expireAt ?? null);
  return extendExpiry(now, expireAt, days);
}

interface Grant {
  days: number;
  isPermanent: boolean;
  isTrial: boolean;
}

/** Adds days to a user's card (opens one when he has none) and returns its new expiry; null when it is permanent. */
export function grantDays(userId: string, { days, isPermanent, isTrial }: Grant, now: number): number | null {
  const row = membershipOf(userId) ?? openMembership(userId);
  if (!isTrial) row.isTrial = false;
  row.isPermanent ||= isPermanent;
  row.expireAt = row.isPermanent ? null : extendExpiry(now, row.expireAt, days);
  return row.expireAt;
}

/** Takes days off a user's card again; orders that came later move forward by as much. */
export function takeDays(order: VipOrder, days: number, shouldEndToday: boolean, now: number): void {
  const row = membershipOf(order.userId);
  if (!row || row.expireAt === null || order.newExpireAt === null) return;
  const takenMs = days * DAY;
  const endsBefore = order.newExpireAt;
  for (const each of vip().orders) {
    if (each.userId === order.userId && each.newExpireAt !== null && each.newExpireAt >= endsBefore)
      each.newExpireAt -= takenMs;
  }
  row.expireAt -= takenMs;
  if (shouldEndToday && countDaysLeft(now, row.expireAt) === 0) row.expireAt = Math.min(row.expireAt, now);
}
