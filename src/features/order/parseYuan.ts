import { CENTS_PER_YUAN, MONEY_DECIMALS } from '@/shared/config/constants';
import { formatYuan } from '@/shared/lib/money';

/**
 * Reads an amount that a member types, in yuan with up to two decimals, as integer cents. Returns undefined for anything
 * else: "9.9" is 990, "¥5 9" in full-width characters is 5900, "0" is 0, "1e3", "-1", "9.999" and "" are undefined. Works on
 * digits, so nothing is rounded.
 */
export function parseYuan(text: string): number | undefined {
  const plain = text.normalize('NFKC').replace(/\s/g, '').replace(/^¥/, '');
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(plain);
  if (!match) return undefined;
  return Number(match[1]) * CENTS_PER_YUAN + Number((match[2] ?? '').padEnd(MONEY_DECIMALS, '0'));
}

/** What is wrong with a refund's amount, in words; undefined when it can be asked for. */
export function refundMistake(text: string, maxCents: number): string | undefined {
  const cents = parseYuan(text);
  if (cents === undefined) return '请填写金额，最多两位小数';
  if (cents === 0) return '请填写要退的金额';
  return cents > maxCents ? `最多可退 ${formatYuan(maxCents)}` : undefined;
}
