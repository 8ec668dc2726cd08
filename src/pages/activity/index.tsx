export { CarnivalScreen as default } from '@/campaigns/nurse-carnival/screens/CarnivalScreen';
