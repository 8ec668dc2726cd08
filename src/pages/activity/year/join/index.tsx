export { JoinScreen as default } from '@/campaigns/year/screens/JoinScreen';
