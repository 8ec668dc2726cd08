export { OrderScreen as default } from '@/campaigns/nursing-care/screens/OrderScreen';
