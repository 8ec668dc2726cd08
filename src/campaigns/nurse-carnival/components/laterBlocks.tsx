import { Suspense } from 'react';
import { LaterBlock, type ShownCampaign, WaitingBlock } from '@/features/campaign';
import { lazyPart } from '@/shared/lib/lazyPart';
import styles from './laterBlocks.module.less';
import { ThematicWaiting } from './ThematicWaiting';

const BannerStrip = lazyPart(async () => (await import('@/features/banner')).BannerStrip);
const CardEntry = lazyPart(async () => (await import('@/features/membership')).CardEntry);
const CommentsPreview = lazyPart(async () => (await import('@/features/comment')).CommentsPreview);
const LotteryEntry = lazyPart(async () => (await import('@/features/lottery')).LotteryEntry);
const ThematicPart = lazyPart(async () => (await import('./ThematicBlock')).ThematicBlock);
const WinnersCard = lazyPart(async () => (await import('@/features/lottery')).WinnersCard);

interface Props {
  shown: ShownCampaign;
}

export function ThematicBlock({ shown }: Props) {
  return (
    <Suspense fallback={<ThematicWaiting Live={WaitingBlock} />}>
      <ThematicPart shown={shown} />
    </Suspense>
  );
}

export function DrawBlock({ shown: { campaign } }: Props) {
  return (
    <LaterBlock height="148px">
      <LotteryEntry activityId={campaign.activityId} />
    </LaterBlock>
  );
}

export function WinnersBlock({ shown: { campaign } }: Props) {
  return (
    <LaterBlock height="240px">
      <WinnersCard activityId={campaign.activityId} />
    </LaterBlock>
  );
}

export function CardBlock() {
  return (
    <LaterBlock height="118px">
      <CardEntry />
    </LaterBlock>
  );
}

export function Banners() {
  return (
    <LaterBlock height="94px">
      <div className={styles.banners}>
        <BannerStrip position="activity" />
      </div>
    </LaterBlock>
  );
}

export function CommentsBlock({ shown: { campaign } }: Props) {
  return (
    <LaterBlock height="316px">
      <CommentsPreview activityId={campaign.activityId} title="大家在说" />
    </LaterBlock>
  );
}
