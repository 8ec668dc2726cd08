export { OrderDetailScreen as default } from '@/features/order/screens/OrderDetailScreen';
