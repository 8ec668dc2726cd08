export { Spring2024Screen as default } from '@/campaigns/spring-2024/screens/Spring2024Screen';
