/** Money in the mock's words, like everywhere in the app: 9900 cents are "¥99.00". Source: spec §9. */
export function yuan(cents: number): string {
  return `¥${(cents / 100).toFixed(2)}`;
}

/** Points like everywhere in the app: 3280 are "3,280". */
export function grouped(points: number): string {
  return points.toLocaleString('en-US');
}
