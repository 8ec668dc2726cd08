export { YearScreen as default } from '@/campaigns/year/screens/YearScreen';
