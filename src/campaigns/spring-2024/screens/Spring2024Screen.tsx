import { CampaignView } from '@/features/campaign';
import { SPRING_2024 } from '../definition';

export function Spring2024Screen() {
  return <CampaignView campaign={SPRING_2024} />;
}
