import { formatCents, formatYuan } from '@/shared/lib/money';
import { formatLastDay } from '@/shared/lib/timeFormat';
import type { Coupon } from './couponRows';

/** The big figure of a coupon with the sign before or after it, and the line below. */
export interface CouponFace {
  before: string;
  figure: string;
  after: string;
  condition: string;
}

function describeThreshold(threshold: number | null): string {
  if (threshold === null) return '';
  return threshold === 0 ? '无门槛' : `满 ${formatYuan(threshold)} 可用`;
}

/** Words of a coupon's stub: "¥50.00 满 ¥199.00 可用", "9 折 无门槛", "1 次 免费". A figure that is not known is "--". */
export function describeFace({
  kind,
  faceValue,
  threshold,
}: Pick<Coupon, 'kind' | 'faceValue' | 'threshold'>): CouponFace {
  const isFree = kind === 'service' || kind === 'gift';
  const condition = isFree ? '免费' : describeThreshold(threshold);
  if (faceValue === null || kind === 'other') return { before: '', figure: '--', after: '', condition };
  if (kind === 'amount') return { before: '¥', figure: formatCents(faceValue), after: '', condition };
  if (kind === 'percent') return { before: '', figure: String(faceValue / 10), after: '折', condition };
  return { before: '', figure: String(faceValue), after: kind === 'service' ? '次' : '份', condition };
}

/** Of what is no money. */
export function isService({ kind }: Pick<Coupon, 'kind'>): boolean {
  return kind !== 'amount' && kind !== 'percent';
}

/** Held by an order, or for later. */
export function isHeld({ status }: Pick<Coupon, 'status'>): boolean {
  return status === 'frozen' || status === 'waiting';
}

/** How long something still works; `isUrgent` within the last seven days. Without an end: "长期有效". */
export function describeEnd(
  { validTo, daysLeft }: { validTo: number | null; daysLeft?: number | undefined },
  now: number,
): { text: string; isUrgent: boolean } {
  if (daysLeft === 0) return { text: '不到 1 天到期', isUrgent: true };
  if (daysLeft !== undefined) return { text: `还有 ${daysLeft} 天到期`, isUrgent: true };
  return { text: validTo === null ? '长期有效' : formatLastDay(validTo, '前有效', now), isUrgent: false };
}

const STATUS_WORDS: Partial<Record<Coupon['status'], string>> = {
  waiting: '未到时间',
  frozen: '已冻结',
  used: '已使用',
  expired: '已过期',
};

/** The word for a coupon that cannot be used now; undefined for one that can. */
export function statusWord(status: Coupon['status']): string | undefined {
  return STATUS_WORDS[status];
}
