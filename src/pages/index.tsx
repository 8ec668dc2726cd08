export { RootRedirect as default } from '@/features/mall/screens/RootRedirect';
