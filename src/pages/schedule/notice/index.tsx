export { NoticeScreen as default } from '@/features/notice/screens/NoticeScreen';
