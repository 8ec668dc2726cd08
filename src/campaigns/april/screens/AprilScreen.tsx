import { CampaignView } from '@/features/campaign';
import { useSessionCheck } from '@/request/useSessionCheck';
import { APRIL } from '../definition';

export function AprilScreen() {
  useSessionCheck();
  return <CampaignView campaign={APRIL} />;
}
