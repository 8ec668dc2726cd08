export { OrderResult } from './components/OrderResult';
export { createOrder } from './createContract';
export {
  DELIVERIES,
  type Delivery,
  earning,
  freeShipping,
  orderItem,
  orderStore,
  shownAddress,
} from './orderSchemas';
