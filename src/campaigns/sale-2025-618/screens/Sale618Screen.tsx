import { CampaignView } from '@/features/campaign';
import { SALE_618 } from '../definition';

export function Sale618Screen() {
  return <CampaignView campaign={SALE_618} />;
}
