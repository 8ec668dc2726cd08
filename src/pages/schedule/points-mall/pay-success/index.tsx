export { OrderResultScreen as default } from '@/features/order/screens/OrderResultScreen';
