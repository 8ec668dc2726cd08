export { MembershipCardScreen as default } from '@/features/membership/screens/MembershipCardScreen';
