export { AprilScreen as default } from '@/campaigns/april/screens/AprilScreen';
