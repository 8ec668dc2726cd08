import { CampaignView } from '@/features/campaign';
import { NURSING_CARE } from '../definition';

export function NursingCareScreen() {
  return <CampaignView campaign={NURSING_CARE} />;
}
