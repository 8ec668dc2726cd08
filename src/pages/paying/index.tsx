export { PayingScreen as default } from '@/features/payment/screens/PayingScreen';
