import { CampaignView } from '@/features/campaign';
import { YEAR } from '../definition';

export function YearScreen() {
  return <CampaignView campaign={YEAR} />;
}
