export { Sale618Screen as default } from '@/campaigns/sale-2025-618/screens/Sale618Screen';
