/**
 * Reads an amount that a member types, in yuan with up to two decimals, as integer cents. Returns undefined for anything
 * else: "9.9" is 990, "0" is 0, "1e3", "-1", "9.999" and "" are undefined. Works on digits, so nothing is rounded.
 */
export function parseYuan(text: string): number | undefined {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** What is wrong with a refund's amount, in words; undefined when it can be asked for. */
export function refundMistake(text: string, maxCents: number): string | undefined {
  const cents = parseYuan(text);
  if (cents === undefined) return '请填写金额，最多两位小数';
  const max = `${Math.floor(maxCents / 100)}.${String(maxCents % 100).padStart(2, '0')}`;
  return cents > maxCents ? `最多可退 ¥${max}` : undefined;
}
