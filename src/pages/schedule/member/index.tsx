export { MemberScreen as default } from '@/features/account/screens/MemberScreen';
