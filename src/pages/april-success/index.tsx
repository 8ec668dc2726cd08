export { SuccessScreen as default } from '@/campaigns/april/screens/SuccessScreen';
