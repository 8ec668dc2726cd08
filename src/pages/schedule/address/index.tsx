export { AddressScreen as default } from '@/features/address/screens/AddressScreen';
