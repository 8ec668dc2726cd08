export { MemberRightsCenterScreen as default } from '@/features/rights/screens/MemberRightsCenterScreen';
