import type { Holding } from '../../../src/features/rights/contract';
import { provideCount } from '../account';
import { couponsOf } from '../coupon/wallet';
import type { Context } from '../handle';
import { sweepBeforeLook } from '../mall/sweep';
import { choiceOf } from '../refusal';
import { serverNow } from '../state';
import { findRight } from './catalog';
import { askSources, shareableRights } from './sources';
import { rights } from './store';

const HISTORY_LENGTH = 30;

/** What can be asked for by itself. */
const KINDS: Readonly<Record<Holding['kind'], true>> = {
  right: true,
  coupon: true,
  prize: true,
  course: true,
  points: true,
  card: true,
};
const OWNERS: Readonly<Record<Holding['owner'], true>> = { self: true, family: true };

function historyOf(userId: string, now: number) {
  const used = rights()
    .usage.filter((row) => row.userId === userId)
    .map(({ usageId, rightId, text, forWhom, at }) => ({
      id: usageId,
      title: findRight(rightId)?.title ?? '权益',
      text: forWhom === '' ? text : `${text}，${forWhom}`,
      at,
    }));
  const coupons = couponsOf(userId, now)
    .filter(({ usedAt }) => usedAt !== null)
    .map(({ couponId, template, usedAt, usedStore }) => ({
      id: couponId,
      title: template.title,
      text: `${usedStore}使用`,
      at: usedAt ?? 0,
    }));
  return [...used, ...coupons].sort((a, b) => b.at - a.at).slice(0, HISTORY_LENGTH);
}

function isSoon(item: Holding): boolean {
  return item.daysLeft !== undefined && item.reasonText === undefined;
}

/** Everything that can be used now; what ends in its last days stands apart, first end first. */
export function listMine({ user, query, now }: Context) {
  sweepBeforeLook();
  const { items, failedKinds } = askSources(user.userId, now);
  const kind = query.kind === undefined ? undefined : choiceOf(query.kind, KINDS, 'right');
  const owner = query.owner === undefined ? undefined : choiceOf(query.owner, OWNERS, 'self');
  const asked = items.filter(
    (item) => (kind === undefined || item.kind === kind) && (owner === undefined || item.owner === owner),
  );
  const end = (item: Holding) => item.validTo ?? Number.POSITIVE_INFINITY;
  return {
    expiringSoon: asked.filter(isSoon).sort((a, b) => end(a) - end(b)),
    items: asked.filter((item) => !isSoon(item)),
    history: historyOf(user.userId, now),
    failedKinds,
    shareable: shareableRights(user.userId, now),
    serverTime: now,
  };
}

provideCount('rights', (userId) => {
  const { items } = askSources(userId, serverNow());
  return items.filter((item) => item.kind === 'right' && item.reasonText === undefined).length;
});
