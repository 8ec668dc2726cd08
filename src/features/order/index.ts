export { type CouponChoice, createOrder, type OrderPreview, orderPreview, previewOrder } from './contract';
export type { OrderItem, ShownAddress } from './orderSchemas';
