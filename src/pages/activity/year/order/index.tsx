export { OrderScreen as default } from '@/campaigns/year/screens/OrderScreen';
