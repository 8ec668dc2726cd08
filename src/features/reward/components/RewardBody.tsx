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

/** The parcel's way and how long something takes stand on the page already. */
const SAID_ABOVE = ['express', 'wait'];

export function RewardBody({ reward, actions: { act, isBusy }, onRefresh }: Props) {
  const { rewardId, name, source, type } = reward;
  const isParcel = type === 'goods';
  const buttons = reward.operate.filter((operate) => isReachable(operate) && !SAID_ABOVE.includes(operate.key));
  return (
    <>
      <RewardHead reward={reward} onOver={onRefresh}>
        {!isParcel && (
          <div className={styles.rules}>
            <Blocks blocks={reward.rules} />
          </div>
        )}
      </RewardHead>
      <RewardDelivery reward={reward} />
      {isParcel && (
        <>
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
          </Card>
        </>
      )}
      <HelpWays />
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
