export { NotFoundScreen as default } from '@/features/login/screens/NotFoundScreen';
