import { MONEY_DECIMALS } from '@/shared/config/constants';

/** What is shown in place of an amount that cannot be used. */
const UNKNOWN = '--';

/**
 * Formats integer cents as yuan with two decimals, without a sign of currency and without grouping: 990 -> "9.90".
 * Anything but a safe integer is "--". Works on digits, so no amount is ever rounded. Source: spec §9.
 */
export function formatCents(cents: unknown): string {
  if (typeof cents !== 'number' || !Number.isSafeInteger(cents)) return UNKNOWN;
  const digits = String(Math.abs(cents)).padStart(MONEY_DECIMALS + 1, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -MONEY_DECIMALS)}.${digits.slice(-MONEY_DECIMALS)}`;
}

/** Formats integer cents with the yuan sign: 990 -> "¥9.90", -300 -> "-¥3.00"; anything but a safe integer is "--". */
export function formatYuan(cents: unknown): string {
  const amount = formatCents(cents);
  if (amount === UNKNOWN) return UNKNOWN;
  return amount.startsWith('-') ? `-¥${amount.slice(1)}` : `¥${amount}`;
}
