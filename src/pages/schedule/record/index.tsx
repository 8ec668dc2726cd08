export { RecordScreen as default } from '@/features/points/screens/RecordScreen';
