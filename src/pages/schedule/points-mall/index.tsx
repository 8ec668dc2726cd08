export { PointsMallScreen as default } from '@/features/mall/screens/PointsMallScreen';
