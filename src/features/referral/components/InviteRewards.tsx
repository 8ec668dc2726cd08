import { useId } from 'react';
import { useSubmit } from '@/request/useSubmit';
import { formatPoints } from '@/shared/lib/pointsFormat';
import { formatDeadline } from '@/shared/lib/timeFormat';
import { ActionButton } from '@/shared/ui/ActionButton/ActionButton';
import { Card } from '@/shared/ui/Card/Card';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import { showMessage, showSuccess } from '@/shared/ui/toast/toast';
import { claimInviteReward, type InviteInfo, type InviteReward } from '../contract';
import { rewardIntent } from '../intents';

function RewardRow({ reward, onChanged }: { reward: InviteReward; onChanged: () => void }) {
  const titleId = useId();
  const { submit, isBusy } = useSubmit(claimInviteReward, {
    ...rewardIntent(reward),
    onDone: (_, { isReplay }) => {
      if (isReplay) showMessage('已经领取过了');
      else showSuccess('已存入积分');
      onChanged();
    },
    askAnew: onChanged,
  });
  const [button] = reward.operate;
  const deadline =
    reward.status === 'claimable' && reward.claimBefore !== null
      ? `，${formatDeadline(reward.claimBefore)} 前领取`
      : '';
  return (
    <ListRow
      as="li"
      large
      stacks
      title={<b>{reward.title}</b>}
      titleId={titleId}
      note={`${formatPoints(reward.points)} 积分${deadline}`}
      action={
        button && (
          <ActionButton
            operate={button}
            size="small"
            aria-describedby={titleId}
            variant="tint"
            busy={isBusy}
            onClick={() => void submit({ rewardId: reward.rewardId })}
          />
        )
      }
    />
  );
}

/** What the organiser has given; shown only when there is something. */
export function InviteRewards({ info: { rewards, totals }, onChanged }: { info: InviteInfo; onChanged: () => void }) {
  if (rewards.length === 0) return null;
  return (
    <Card>
      <SectionTitle note={totals.points ? `已存入 ${formatPoints(totals.points)} 积分` : undefined}>
        主办方的感谢
      </SectionTitle>
      <ul>
        {rewards.map((reward) => (
          <RewardRow key={reward.rewardId} reward={reward} onChanged={onChanged} />
        ))}
      </ul>
    </Card>
  );
}
