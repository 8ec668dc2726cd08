export { VipPaySuccessScreen as default } from '@/features/membership/screens/VipPaySuccessScreen';
