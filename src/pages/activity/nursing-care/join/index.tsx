export { JoinScreen as default } from '@/campaigns/nursing-care/screens/JoinScreen';
