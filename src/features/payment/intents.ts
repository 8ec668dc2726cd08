/** Opening the payment of an order; channel, consent and amount are in the payload. */
export function payIntent(orderNo: string) {
  return { intentKey: `pay:${orderNo}` };
}
