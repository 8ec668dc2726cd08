import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { BlockCard } from './BlockCard';

/** Three cards under the hero, which is there already. */
export function CampaignSkeleton() {
  return (
    <>
      <BlockCard isLead>
        <Skeleton width="52%" height="24px" />
        <Skeleton height="120px" space="16px" />
      </BlockCard>
      <BlockCard height="220px" />
      <BlockCard height="180px" />
    </>
  );
}
