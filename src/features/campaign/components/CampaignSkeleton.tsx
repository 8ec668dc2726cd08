import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import type { CampaignDefinition } from '../definition';
import { BlockCard } from './BlockCard';

/** Three cards under the hero, which is there already. */
export function CampaignSkeleton({ leadClass }: Pick<CampaignDefinition, 'leadClass'>) {
  return (
    <>
      <BlockCard isLead className={leadClass}>
        <Skeleton width="52%" height="24px" />
        <Skeleton height="120px" space="16px" />
      </BlockCard>
      <BlockCard height="220px" />
      <BlockCard height="180px" />
    </>
  );
}
