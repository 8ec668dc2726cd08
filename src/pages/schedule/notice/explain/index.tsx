export { ExplainScreen as default } from '@/features/notice/screens/ExplainScreen';
