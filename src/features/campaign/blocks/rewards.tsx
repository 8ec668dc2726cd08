import clsx from 'clsx';
import { useId } from 'react';
import { withUnits } from '@/shared/lib/unbroken';
import { Clauses } from '@/shared/ui/Dated/Clauses';
import { GoodsPicture } from '@/shared/ui/GoodsPicture/GoodsPicture';
import { BlockCard } from '../components/BlockCard';
import { CampaignAction } from '../components/CampaignAction';
import type { CampaignReward } from '../contract';
import type { CampaignBlock, ShownCampaign } from '../definition';
import { useClaimReward } from '../useClaimReward';
import styles from './rewards.module.less';

const KIND = 'rewards';

/** The words for a reward whose state the server names without more. */
const NOTES: Readonly<Record<CampaignReward['status'], string>> = {
  locked: '还没达到',
  open: '可以领了',
  claimed: '已领取',
  gone: '已经发完了',
  expired: '领取时间已过',
};

function RewardCell({ reward, shown }: { reward: CampaignReward; shown: ShownCampaign }) {
  const { rewardId, title, img, need, status, note, operate } = reward;
  const { claim: claimNow, isBusy } = useClaimReward(shown.campaign.code, {
    onDone: () => {
      shown.report('claim', { rewardId });
      shown.refresh();
    },
    onRefused: shown.refresh,
  });
  const titleId = useId();
  const claim = () => shown.act(KIND, () => claimNow(rewardId));
  return (
    <li className={styles.reward}>
      <GoodsPicture className={styles.picture} src={img} {...(status === 'gone' ? { gone: '已发完' } : {})} />
      <div className={styles.words}>
        <b id={titleId}>{title}</b>
        {need > 0 && <small>完成 {need} 件</small>}
        <small className={clsx(styles.note, styles[status])}>
          <Clauses>{note ?? NOTES[status]}</Clauses>
        </small>
      </div>
      {operate.map((each) => (
        <CampaignAction
          key={each.key}
          operate={each}
          size="small"
          aria-describedby={titleId}
          variant={each.key === 'claim' ? 'primary' : 'tint'}
          busy={each.key === 'claim' && isBusy}
          onClick={claim}
        />
      ))}
    </li>
  );
}

/** What is given for tasks that are done; each is claimed once, and leads to where it is then. */
export function rewards({ title }: { title: string }): CampaignBlock {
  return {
    kind: KIND,
    render: (shown) => {
      const { rewards: all, rewardsNote } = shown.detail;
      return (
        <BlockCard title={title} failure={all ? undefined : '奖励没有取到'} onRetry={shown.refresh}>
          <ul className={styles.rewards}>
            {all?.map((reward) => (
              <RewardCell key={reward.rewardId} reward={reward} shown={shown} />
            ))}
          </ul>
          {rewardsNote !== undefined && (
            <p className={styles.foot}>
              <Clauses>{withUnits(rewardsNote)}</Clauses>
            </p>
          )}
        </BlockCard>
      );
    },
  };
}
