export { InvitedPeopleScreen as default } from '@/features/referral/screens/InvitedPeopleScreen';
