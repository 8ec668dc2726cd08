export { ActivateMembershipScreen as default } from '@/features/membership/screens/ActivateMembershipScreen';
