export { OrderListScreen as default } from '@/features/order/screens/OrderListScreen';
