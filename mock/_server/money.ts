/** Money in the mock's words, like everywhere in the app: 9900 cents are "¥99.00". Source: spec §9. */
export function yuan(cents: number): string {
  return `¥${(cents / 100).toFixed(2)}`;
}
