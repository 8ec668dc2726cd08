import { CampaignView } from '@/features/campaign';
import { useSessionCheck } from '@/request/useSessionCheck';
import { SPRING_2024 } from '../definition';

export function Spring2024Screen() {
  useSessionCheck();
  return <CampaignView campaign={SPRING_2024} />;
}
