export { OrderResult } from './components/OrderResult';
export { createOrder } from './contract';
export {
  DELIVERIES,
  type Delivery,
  earning,
  freeShipping,
  orderItem,
  orderStore,
  shownAddress,
} from './orderSchemas';
