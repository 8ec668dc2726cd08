export { NoticeBeforeScreen as default } from '@/features/consent/screens/NoticeBeforeScreen';
