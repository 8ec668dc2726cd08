export { PlayScreen as default } from '@/features/lottery/screens/PlayScreen';
