import { pathOf } from '@/shared/lib/navigation';
import { ActionButton } from '@/shared/ui/ActionButton';
import { Blocks } from '@/shared/ui/Blocks';
import { BottomBar } from '@/shared/ui/BottomBar';
import { Button } from '@/shared/ui/Button';
import { Card } from '@/shared/ui/Card';
import { usePageActions } from '@/shared/ui/pageActions';
import { SectionTitle } from '@/shared/ui/SectionTitle';
import { Timeline } from '@/shared/ui/Timeline';
import type { RewardDetail } from '../contract';
import { toItems } from '../timelineItems';
import { keepUsable } from '../usableButtons';
import type { useRewardActions } from '../useRewardActions';
import { DeliveryCard } from './DeliveryCard';
import { RewardHead } from './RewardHead';

interface Props {
  reward: RewardDetail;
  actions: ReturnType<typeof useRewardActions>;
  onRefresh: () => void;
}

export function RewardBody({ reward, actions: { act, isBusy }, onRefresh }: Props) {
  const { contactSupport } = usePageActions();
  const { rewardId, name, source } = reward;
  // The parcel's way is on this page already.
  const buttons = keepUsable(reward.operate).filter((operate) => operate.key !== 'express');
  return (
    <>
      <RewardHead reward={reward} onOver={onRefresh} />
      <DeliveryCard reward={reward} />
      <Card>
        <SectionTitle>领取说明</SectionTitle>
        <Blocks blocks={reward.rules} />
      </Card>
      <Card>
        <SectionTitle more={{ text: '我的奖品', to: pathOf('prizeRecord') }}>进度</SectionTitle>
        <Timeline items={toItems(reward.timeline)} aria-label="进度" />
        {contactSupport && (
          <Button variant="outline" block onClick={contactSupport}>
            联系客服
          </Button>
        )}
      </Card>
      {buttons.length > 0 && (
        <BottomBar>
          {[...buttons].reverse().map((operate, place) => (
            <ActionButton
              key={operate.key}
              operate={operate}
              size="large"
              variant={place === buttons.length - 1 ? 'primary' : 'outline'}
              busy={isBusy}
              onClick={() => act({ rewardId, isLottery: source === 'lottery', name }, operate)}
            />
          ))}
        </BottomBar>
      )}
    </>
  );
}
