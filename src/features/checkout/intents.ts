/** As long as the server remembers tokens: an order without an answer is asked for again whenever the member comes back. */
const MAX_AGE_MS = 24 * 3_600_000;

/** The order of a SKU; each preview that is handed in is another one. */
export function orderIntent(skuId: string) {
  return { intentKey: `order:${skuId}`, intentOptions: { maxAgeMs: MAX_AGE_MS } };
}
