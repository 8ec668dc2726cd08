import type { ClaimResult } from './contract';
import type { CouponOffer } from './couponRows';

export interface BatchResult {
  id: string;
  result: ClaimResult;
  reasonText?: string | undefined;
}

/** What a batch gave, in one line: "3 张已放入卡券", or how many did not work. */
export function describeBatch(results: readonly Pick<BatchResult, 'result'>[]): { text: string; isAll: boolean } {
  const claimed = results.filter(({ result }) => result === 'claimed').length;
  const missed = results.length - claimed;
  if (missed === 0) return { text: `${claimed} 张已放入卡券`, isAll: claimed > 0 };
  return { text: claimed === 0 ? '没有领到' : `领到 ${claimed} 张，${missed} 张没有领到`, isAll: false };
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
    const isClaimed = result === 'claimed';
    return {
      id,
      title: offers.find(({ couponId }) => couponId === id)?.title ?? '优惠券',
      text: isClaimed ? '已放入卡券' : (reasonText ?? '没有领到'),
      isClaimed,
    };
  });
}
