export { CourseExchangeScreen as default } from '@/features/course/screens/CourseExchangeScreen';
