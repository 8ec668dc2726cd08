export { EquityDayScreen as default } from '@/features/rights/screens/EquityDayScreen';
