import { CampaignView } from '@/features/campaign';
import { CARNIVAL } from '../definition';

export function CarnivalScreen() {
  return <CampaignView campaign={CARNIVAL} />;
}
