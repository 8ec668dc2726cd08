export { CommentScreen as default } from '@/features/comment/screens/CommentScreen';
