/** Formats points with grouping: 3280 -> "3,280"; anything but a safe integer is "--". */
export function formatPoints(points: unknown): string {
  if (typeof points !== 'number' || !Number.isSafeInteger(points)) return '--';
  const digits = String(Math.abs(points)).replace(/\B(?=(\d{3})+$)/g, ',');
  return points < 0 ? `-${digits}` : digits;
}

/** Says whether a formatted number has nine digits or more: with its commas it is too wide for the usual size. */
export function isVast(formatted: string): boolean {
  return formatted.length > '99,999,999'.length;
}

/** Formats a change of points with its sign: 30 -> "+30", -800 -> "-800", 0 -> "0"; anything else is "--". */
export function formatPointsChange(points: unknown): string {
  const text = formatPoints(points);
  return typeof points === 'number' && points > 0 && text !== '--' ? `+${text}` : text;
}
