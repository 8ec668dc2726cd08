export { VipOrderDetailScreen as default } from '@/features/membership/screens/VipOrderDetailScreen';
