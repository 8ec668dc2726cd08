export { EquityScreen as default } from '@/features/rights/screens/EquityScreen';
