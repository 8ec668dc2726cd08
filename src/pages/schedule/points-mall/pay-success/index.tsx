export { OrderResultScreen as default } from '@/features/mall/screens/OrderResultScreen';
