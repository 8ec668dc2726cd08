export { NoticeBeforeScreen as default } from '@/features/notice/screens/NoticeBeforeScreen';
