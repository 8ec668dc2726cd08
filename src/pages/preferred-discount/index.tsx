export { PreferredDiscountScreen as default } from '@/features/rights/screens/PreferredDiscountScreen';
