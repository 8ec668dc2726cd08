export { WelfareScreen as default } from '@/campaigns/nursing-care/screens/WelfareScreen';
