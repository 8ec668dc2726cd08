export { CheckoutPanel } from './components/CheckoutPanel';
export { maxQuantity } from './quantity';
export type { CheckoutItem } from './useCheckout';
