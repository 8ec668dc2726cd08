import type { ClaimResult } from './contract';
import type { CouponOffer } from './couponRows';

export interface BatchResult {
  id: string;
  result: ClaimResult;
  reasonText?: string | undefined;
}

const countOf = (results: readonly Pick<BatchResult, 'result'>[], wanted: ClaimResult) =>
  results.filter(({ result }) => result === wanted).length;

/**
 * What a batch gave, in one line: "3 张已放入卡券", or how many did not work. What the member has got meanwhile, by a tap on
 * that coupon alone or on another phone, is in the wallet, so nothing went wrong with it.
 */
export function describeBatch(results: readonly Pick<BatchResult, 'result'>[]): { text: string; isAll: boolean } {
  const claimed = countOf(results, 'claimed');
  const owned = countOf(results, 'limit');
  const missed = results.length - claimed - owned;
  if (missed > 0)
    return { text: claimed === 0 ? '没有领到' : `领到 ${claimed} 张，${missed} 张没有领到`, isAll: false };
  if (claimed === 0 && owned > 0) return { text: '已经领取过了，在卡券里', isAll: true };
  return { text: `${claimed} 张已放入卡券`, isAll: claimed > 0 };
}

export interface ResultRow {
  id: string;
  title: string;
  text: string;
  isClaimed: boolean;
}

/** What came of each coupon of a batch: its name, and 已放入卡券 or the server's reason. */
export function describeEach(
  results: readonly BatchResult[],
  offers: readonly Pick<CouponOffer, 'couponId' | 'title'>[],
): ResultRow[] {
  return results.map(({ id, result, reasonText }) => {
    const isOwned = result === 'limit';
    return {
      id,
      title: offers.find(({ couponId }) => couponId === id)?.title ?? '优惠券',
      text: result === 'claimed' ? '已放入卡券' : (reasonText ?? (isOwned ? '已经领取过了' : '没有领到')),
      isClaimed: result === 'claimed' || isOwned,
    };
  });
}
