interface Bounds {
  min: number;
  max: number;
  /** Why there is an upper bound, in the words of the server. */
  maxReason?: string;
  minReason?: string;
}

export interface Judged {
  /** The nearest amount that is possible. */
  value: number;
  /** Why it is not what was typed; undefined when it is. */
  message?: string;
}

/**
 * Judges a typed amount. Full-width digits count; anything but a whole number keeps `before`. An amount beyond the
 * bounds becomes the bound, with the reason in words.
 */
export function judgeAmount(typed: string, before: number, { min, max, maxReason, minReason }: Bounds): Judged {
  const digits = typed.normalize('NFKC').trim();
  if (!/^\d{1,9}$/.test(digits)) return { value: before, message: '请输入整数' };
  const amount = Number(digits);
  if (amount > max) return { value: max, message: maxReason ?? `最多 ${max} 件` };
  if (amount < min) return { value: min, message: minReason ?? `最少 ${min} 件` };
  return { value: amount };
}
