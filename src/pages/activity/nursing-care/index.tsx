export { NursingCareScreen as default } from '@/campaigns/nursing-care/screens/NursingCareScreen';
