export { MayScreen as default } from '@/campaigns/may/screens/MayScreen';
