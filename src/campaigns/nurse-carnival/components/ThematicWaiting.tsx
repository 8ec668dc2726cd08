import { BlockCard } from '@/features/campaign';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';

export const WELFARE_TITLE = '嘉年华福利';

/** The room of broadcast and welfare until both are there. */
export function ThematicWaiting() {
  return (
    <>
      <BlockCard height="105px" title="直播" />
      <BlockCard title={WELFARE_TITLE}>
        <Skeleton height="322px" space="12px" />
      </BlockCard>
    </>
  );
}
