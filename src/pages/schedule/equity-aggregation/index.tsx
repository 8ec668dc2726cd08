export { EquityAggregationScreen as default } from '@/features/rights/screens/EquityAggregationScreen';
