import { CampaignView } from '@/features/campaign';
import { useSessionCheck } from '@/request/useSessionCheck';
import { MAY } from '../definition';

export function MayScreen() {
  useSessionCheck();
  return <CampaignView campaign={MAY} />;
}
