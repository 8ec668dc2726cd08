import { useEffect, useRef } from 'react';
import { noteChange } from '@/request/changes';
import { useQuery } from '@/request/useQuery';
import { serverNow } from '@/shared/lib/serverClock';
import { useMoment } from '@/shared/lib/useMoment';
import { CODE_RENEW_MS, CODE_WATCH_MS } from './codeTimes';
import { type CouponDetail, getCouponCodeStatus, getCouponDetail } from './contract';
import { dropTicket, keepTicket, readTicket, type Ticket } from './ticketCache';

function ticketOf(detail: CouponDetail | undefined, updatedAt: number | undefined): Ticket | undefined {
  if (!detail || detail.code === '' || detail.expireAt === null) return undefined;
  const { code, qrText, expireAt, serverTime, title } = detail;
  return { code, qrText, expireAt, title, at: serverTime || (updatedAt ?? serverNow()) };
}

/**
 * One coupon with its newest code: renewed each minute, kept for reading without a network, and watched for its use.
 * `onUsed` runs when staff has used it while it was open.
 */
export function useCouponDetail(couponId: string, onUsed: () => void) {
  const key = `coupon.${couponId}`;
  const query = useQuery(getCouponDetail, { couponId }, { pollMs: CODE_RENEW_MS, refreshOnReturn: true });
  const { data, failure, isLoading, updatedAt, refresh } = query;
  useMoment(query, [data?.validFrom, data?.validTo]);
  const own = ticketOf(data, updatedAt);
  const ticket = own ?? (data ? undefined : readTicket(key));
  const isOpen = data?.status === 'usable' && own !== undefined;
  const watch = useQuery(
    getCouponCodeStatus,
    { couponId },
    { pollMs: CODE_WATCH_MS, skip: !isOpen, mayStartLogin: true },
  );
  const seenUse = isOpen && watch.data?.used ? watch.data : undefined;
  const wasUsed = seenUse !== undefined;
  const isUsed = data?.status === 'used' || wasUsed;
  const openId = useRef<string>(undefined);

  const isCodeless = data !== undefined && own === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another code is another ticket
  useEffect(() => {
    if (wasUsed || isCodeless) dropTicket(key);
    else if (own) keepTicket(key, own);
  }, [key, own?.code, wasUsed, isCodeless]);

  // The watch tells it, or before its turn the answer that would have had the next code.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the use is seen
  useEffect(() => {
    if (isOpen) openId.current = couponId;
    if (!isUsed || openId.current !== couponId) return;
    noteChange();
    if (wasUsed) refresh();
    onUsed();
  }, [isOpen || isUsed, isUsed, couponId]);

  return {
    detail: data,
    ticket: wasUsed ? undefined : ticket,
    usedAt: data?.usedAt ?? seenUse?.usedAt ?? null,
    usedStore: data?.usedStore ?? seenUse?.store,
    isUsed,
    failure,
    isLoading,
    updatedAt,
    refresh,
  };
}
