export { GoodsScreen as default } from '@/campaigns/year/screens/GoodsScreen';
