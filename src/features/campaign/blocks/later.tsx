import type { LotteryProps } from '@/features/lottery';
import { lazyPart } from '@/shared/lib/lazyPart';
import { LaterBlock } from '../components/LaterBlock';
import type { CampaignBlock } from '../definition';

const RankCard = lazyPart(async () => (await import('@/features/lottery')).RankCard);
const CommentsPreview = lazyPart(async () => (await import('@/features/comment')).CommentsPreview);
const Milestones = lazyPart(async () => (await import('../components/Milestones')).Milestones);
const Lottery = lazyPart(async () => (await import('@/features/lottery')).Lottery);

/** The rank of the campaign's activity. */
export function rank(): CampaignBlock {
  return {
    kind: 'rank',
    render: ({ campaign: { activityId } }) => (
      <LaterBlock height="240px">
        <RankCard activityId={activityId} />
      </LaterBlock>
    ),
  };
}

/** A whole lottery of the campaign's activity, in its dress. */
export function lottery({ lotteryId, dress }: Pick<LotteryProps, 'lotteryId' | 'dress'> = {}): CampaignBlock {
  return {
    kind: 'lottery',
    render: ({ campaign: { activityId } }) => (
      <LaterBlock height="420px">
        <Lottery activityId={activityId} {...(lotteryId ? { lotteryId } : {})} {...(dress ? { dress } : {})} />
      </LaterBlock>
    ),
  };
}

/** The campaign's dates in order. */
export function milestones({ title }: { title: string }): CampaignBlock {
  return {
    kind: 'milestones',
    render: (shown) => (
      <LaterBlock title={title} height="300px">
        <Milestones title={title} shown={shown} />
      </LaterBlock>
    ),
  };
}

/** The newest comments of the campaign's activity. */
export function comments({ title }: { title?: string } = {}): CampaignBlock {
  return {
    kind: 'comments',
    render: ({ campaign: { activityId } }) => (
      <LaterBlock height="340px">
        <CommentsPreview activityId={activityId} {...(title ? { title } : {})} />
      </LaterBlock>
    ),
  };
}
