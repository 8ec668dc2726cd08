import { CampaignView } from '@/features/campaign';
import { APRIL } from '../definition';

export function AprilScreen() {
  return <CampaignView campaign={APRIL} />;
}
