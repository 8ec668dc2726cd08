import { CampaignView } from '@/features/campaign';
import { MAY } from '../definition';

export function MayScreen() {
  return <CampaignView campaign={MAY} />;
}
