export { RewardDetailScreen as default } from '@/features/reward/screens/RewardDetailScreen';
