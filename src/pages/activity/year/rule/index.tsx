export { RuleScreen as default } from '@/campaigns/year/screens/RuleScreen';
