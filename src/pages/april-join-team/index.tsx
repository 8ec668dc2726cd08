export { TeamScreen as default } from '@/campaigns/april/screens/TeamScreen';
