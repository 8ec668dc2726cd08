export { LoginScreen as default } from '@/features/login/screens/LoginScreen';
