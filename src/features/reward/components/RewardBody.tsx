import { pathOf } from '@/shared/lib/navigation';
import { ActionButton } from '@/shared/ui/ActionButton/ActionButton';
import { isReachable } from '@/shared/ui/ActionButton/operateLinks';
import { Blocks } from '@/shared/ui/Blocks/Blocks';
import { BottomBar } from '@/shared/ui/BottomBar/BottomBar';
import type { ButtonVariant } from '@/shared/ui/Button/buttonLook';
import { Card } from '@/shared/ui/Card/Card';
import { HelpWays } from '@/shared/ui/HelpWays/HelpWays';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import { Timeline } from '@/shared/ui/Timeline/Timeline';
import type { RewardDetail } from '../contract';
import { toItems } from '../timelineItems';
import type { useRewardActions } from '../useRewardActions';
import styles from './RewardBody.module.less';
import { RewardDelivery } from './RewardDelivery';
import { RewardHead } from './RewardHead';

interface Props {
  reward: RewardDetail;
  actions: ReturnType<typeof useRewardActions>;
  onRefresh: () => void;
}

/** One filled button at most; deleting and appealing are never it. */
function lookOf(key: string, isLast: boolean): ButtonVariant {
  if (key === 'delete') return 'outline';
  if (key === 'appeal') return 'tint';
  return isLast ? 'primary' : 'outline';
}

export function RewardBody({ reward, actions: { act, isBusy }, onRefresh }: Props) {
  const { rewardId, name, source } = reward;
  // The parcel's way is on this page already.
  const buttons = reward.operate.filter((operate) => isReachable(operate) && operate.key !== 'express');
  return (
    <>
      <RewardHead reward={reward} onOver={onRefresh} />
      <RewardDelivery reward={reward} />
      <Card>
        <SectionTitle>领取说明</SectionTitle>
        <div className={styles.section}>
          <Blocks blocks={reward.rules} />
        </div>
      </Card>
      <Card>
        <SectionTitle more={{ text: '我的奖品', to: pathOf('prizeRecord') }}>进度</SectionTitle>
        <div className={styles.section}>
          <Timeline items={toItems(reward.timeline)} aria-label="进度" />
        </div>
        <HelpWays />
      </Card>
      {buttons.length > 0 && (
        <BottomBar>
          {[...buttons].reverse().map((operate, place) => (
            <ActionButton
              key={operate.key}
              operate={operate}
              size="large"
              variant={lookOf(operate.key, place === buttons.length - 1)}
              busy={isBusy}
              onClick={() => act({ rewardId, isLottery: source === 'lottery', name }, operate)}
            />
          ))}
        </BottomBar>
      )}
    </>
  );
}
