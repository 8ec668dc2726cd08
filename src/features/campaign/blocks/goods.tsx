import { lazyPart } from '@/shared/lib/lazyPart';
import { LaterBlock } from '../components/LaterBlock';
import type { CampaignBlock } from '../definition';

const GoodsSlots = lazyPart(async () => (await import('../goods/GoodsSlots')).GoodsSlots);

interface Copy {
  title: string;
  /** The word that goes along to a good's screen; the campaign's code without one. */
  from?: string;
}

/** What the campaign sells today, by time slots. */
export function goods({ title, from }: Copy): CampaignBlock {
  return {
    kind: 'goods',
    render: ({ campaign: { code } }) => (
      <LaterBlock title={title} height="760px">
        <GoodsSlots title={title} code={code} from={from} />
      </LaterBlock>
    ),
  };
}
