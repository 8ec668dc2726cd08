import { BlockCard, type WaitingBlock } from '@/features/campaign';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';

export const WELFARE_TITLE = '嘉年华福利';

/** The room of broadcast and welfare until both are there; `Live` says more while their code is on the way. */
export function ThematicWaiting({ Live = BlockCard }: { Live?: typeof WaitingBlock }) {
  return (
    <>
      <Live height="105px" title="直播" />
      <BlockCard title={WELFARE_TITLE}>
        <Skeleton height="322px" space="12px" />
      </BlockCard>
    </>
  );
}
