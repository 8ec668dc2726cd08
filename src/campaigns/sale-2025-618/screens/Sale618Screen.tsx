import { CampaignView } from '@/features/campaign';
import { useSessionCheck } from '@/request/useSessionCheck';
import { SALE_618 } from '../definition';

export function Sale618Screen() {
  useSessionCheck();
  return <CampaignView campaign={SALE_618} />;
}
