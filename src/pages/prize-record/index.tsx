export { PrizeRecordScreen as default } from '@/features/reward/screens/PrizeRecordScreen';
