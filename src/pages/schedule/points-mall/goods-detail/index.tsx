export { GoodsDetailScreen as default } from '@/features/mall/screens/GoodsDetailScreen';
