export { ResearchScreen as default } from '@/features/study/screens/ResearchScreen';
