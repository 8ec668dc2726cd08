export { CourseListScreen as default } from '@/features/course/screens/CourseListScreen';
