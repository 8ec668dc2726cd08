import { findCode, issueCode, onCodeUsed, qrTextOf } from '../codes/codes';
import { grantCoupon } from '../coupon/wallet';
import type { Context } from '../handle';
import { refuse, wordOf } from '../refusal';
import { findRight, type RightRow } from './catalog';
import { describePerson } from './family';
import { endOfUse, standingOf } from './standing';
import { type FamilyRow, rights } from './store';
import { openTransfers } from './transfers';
import { noteUse } from './usage';

const COUPON_DAYS = 30;

function needRight(rightId: unknown): RightRow {
  const right = findRight(rightId);
  if (!right) throw refuse.notFound('没有找到这项权益，请到“我的权益”里看看');
  return right;
}

function needUsable(userId: string, rightId: unknown, now: number): RightRow {
  const right = needRight(rightId);
  const { status, reasonText } = standingOf(userId, right, now);
  if (status === 'locked') throw refuse.level(reasonText);
  if (status === 'notYet') throw refuse.notStarted(reasonText);
  if (status === 'expired') throw refuse.ended(reasonText);
  if (status !== 'available') throw refuse.limit(reasonText);
  return right;
}

function needFamily(userId: string, memberId: unknown): FamilyRow {
  const found = rights().family.find((row) => row.userId === userId && row.memberId === memberId);
  if (!found) throw refuse.notYours('这位家人不在您的名单里，请先添加');
  return found;
}

/** What ends first is used first. */
function openTransfer(userId: string, rightId: string, memberId: unknown, now: number) {
  return openTransfers(userId, now)
    .filter((row) => row.rightId === rightId && row.memberId === memberId)
    .sort((a, b) => (a.validTo ?? Number.POSITIVE_INFINITY) - (b.validTo ?? Number.POSITIVE_INFINITY))[0];
}

export function createCode({ user, body, now }: Context) {
  const family = body.forWhom === undefined || body.forWhom === '' ? undefined : needFamily(user.userId, body.forWhom);
  const handedOn = family && openTransfer(user.userId, wordOf(body.rightId), family.memberId, now);
  const right = handedOn ? needRight(body.rightId) : needUsable(user.userId, body.rightId, now);
  if (right.useMode !== 'code') throw refuse.badInput('这项权益不用核销码');
  const { code, expireAt } = issueCode(
    { kind: 'right', refId: right.rightId, userId: user.userId, forWhom: family?.memberId ?? '' },
    now,
  );
  return { code, qrText: qrTextOf(code), expireAt, serverTime: now };
}

export function getCodeStatus({ user, query }: Context) {
  const { rightId } = needRight(query.rightId);
  const row = findCode(user.userId, rightId, query.code ?? '');
  return { used: row?.usedAt != null, usedAt: row?.usedAt ?? null, ...(row?.store ? { store: row.store } : {}) };
}

onCodeUsed('right', ({ refId, userId, forWhom, store }, now) => {
  const family = rights().family.find((row) => row.userId === userId && row.memberId === forWhom);
  const handedOn = openTransfer(userId, refId, forWhom, now);
  if (handedOn) {
    // It was counted when it was handed on.
    handedOn.isUsed = true;
    return;
  }
  const right = needUsable(userId, refId, now);
  noteUse(userId, right, `${store}核销`, family ? describePerson(family) : '', now);
});

export function claim({ user, body, now }: Context) {
  const right = needUsable(user.userId, body.rightId, now);
  if (right.useMode !== 'claim') throw refuse.badInput('这项权益不用领取');
  const recordId = noteUse(user.userId, right, '领取到卡券', '', now);
  return { recordId, couponId: grantCoupon(user.userId, right.templateId, COUPON_DAYS, now) };
}

export function transfer({ user, body, now }: Context) {
  const right = needUsable(user.userId, body.rightId, now);
  if (!right.canTransfer) throw refuse.badInput('这项权益不能转给家人，可以本人使用');
  const family = needFamily(user.userId, body.toUser);
  const validTo = endOfUse(right, standingOf(user.userId, right, now), now);
  const recordId = noteUse(user.userId, right, '转给家人', describePerson(family), now);
  rights().transfers.push({
    recordId,
    userId: user.userId,
    rightId: right.rightId,
    memberId: family.memberId,
    isUsed: false,
    validTo,
  });
  return { recordId };
}

export function remind({ user, body }: Context) {
  const { rightId } = needRight(body.rightId);
  if (typeof body.on !== 'boolean') throw refuse.badInput('请说明打开还是关闭');
  const key = `${user.userId} ${rightId}`;
  if (body.on) rights().reminders.add(key);
  else rights().reminders.delete(key);
  return { on: body.on };
}
