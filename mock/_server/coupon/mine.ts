import type { WalletTab } from '../../../src/features/coupon/contract';
import { provideCount, provideDue } from '../account';
import { issueCode, onCodeUsed, qrTextOf } from '../codes/codes';
import { shownStores } from '../codes/stores';
import { bullets, paragraph } from '../consent/writing';
import type { Context } from '../handle';
import { sweepBeforeLook } from '../mall/sweep';
import { choiceOf, pageOf, refuse } from '../refusal';
import { DAY, serverNow } from '../state';
import { isExpiring, showCoupon } from './show';
import { coupons } from './store';
import { templateOf } from './templates';
import { couponsOf, isReminded, needCoupon, type OwnedCoupon, statusOf, useCoupon } from './wallet';

const EXPIRED_SHOWN_MS = 90 * DAY;

const BELONGS: Record<WalletTab, (owned: OwnedCoupon, now: number) => boolean> = {
  usable: ({ status }) => status === 'usable' || status === 'waiting' || status === 'frozen',
  expiring: isExpiring,
  used: ({ status }) => status === 'used',
  expired: ({ status, validTo }, now) => status === 'expired' && validTo > now - EXPIRED_SHOWN_MS,
};

const ORDER = { usable: 0, frozen: 1, waiting: 2, used: 3, expired: 4 } as const;

/** Usable first, then what ends first; used and expired ones newest first. */
function compare(a: OwnedCoupon, b: OwnedCoupon): number {
  if (a.status !== b.status) return ORDER[a.status] - ORDER[b.status];
  if (a.status === 'used') return (b.usedAt ?? 0) - (a.usedAt ?? 0);
  return a.status === 'expired' ? b.validTo - a.validTo : a.validTo - b.validTo;
}

export function listMine({ user, query, now }: Context) {
  sweepBeforeLook();
  const tab = choiceOf(query.tab, BELONGS, 'usable');
  const owned = couponsOf(user.userId, now);
  const ofTab = (name: WalletTab) => owned.filter((each) => BELONGS[name](each, now));
  const page = pageOf(ofTab(tab).sort(compare), query);
  return {
    ...page,
    recordList: page.recordList.map((each) => showCoupon(each, now)),
    counts: {
      usable: owned.filter(({ status }) => status === 'usable').length,
      expiring: ofTab('expiring').length,
      used: ofTab('used').length,
      expired: ofTab('expired').length,
    },
    serverTime: now,
  };
}

function freshCode(owned: OwnedCoupon, now: number) {
  if (owned.status !== 'usable' || owned.template.useWay !== 'store') return { code: '', qrText: '', expireAt: null };
  const { code, expireAt } = issueCode(
    { kind: 'coupon', refId: owned.couponId, userId: owned.userId, forWhom: '' },
    now,
  );
  return { code, qrText: qrTextOf(code), expireAt };
}

export function getDetail({ user, query, now }: Context) {
  sweepBeforeLook();
  const row = needCoupon(user.userId, query.couponId);
  const owned = { ...row, template: templateOf(row.templateId), status: statusOf(row, now) };
  const { template } = owned;
  return {
    ...showCoupon(owned, now),
    ...freshCode(owned, now),
    steps: template.steps,
    rules: [paragraph(`适用范围：${template.scope}`), bullets(...template.rules)],
    stores: template.useWay === 'store' ? shownStores(row.storeIds) : [],
    goods: [],
    reminded: isReminded(user.userId, owned.couponId),
    usedAt: owned.usedAt,
    ...(owned.usedStore === '' ? {} : { usedStore: owned.usedStore }),
    serverTime: now,
  };
}

export function getCodeStatus({ user, query }: Context) {
  const row = needCoupon(user.userId, query.couponId);
  return {
    used: row.owned === 'used',
    usedAt: row.usedAt,
    ...(row.usedStore === '' ? {} : { store: row.usedStore }),
  };
}

provideCount('coupons', (userId) => couponsOf(userId).filter((owned) => owned.status === 'usable').length);
provideDue('coupons', (userId) => {
  const ends = couponsOf(userId)
    .filter((owned) => isExpiring(owned, serverNow()))
    .map(({ validTo }) => validTo);
  return { count: ends.length, before: ends.length > 0 ? Math.min(...ends) : null };
});

onCodeUsed('coupon', ({ refId, userId, store }, now) => {
  const row = coupons().wallet.find((each) => each.couponId === refId);
  if (!row || statusOf(row, now) !== 'usable') throw refuse.codeInvalid('这张券现在不能核销，请看券上写的原因');
  useCoupon(userId, refId, store);
});
