import { BlockCard } from '../components/BlockCard';
import { CampaignAction } from '../components/CampaignAction';
import type { CampaignReward } from '../contract';
import type { CampaignBlock, ShownCampaign } from '../definition';
import { useClaimReward } from '../useClaimReward';
import styles from './rewards.module.less';

const KIND = 'rewards';

function RewardRow({ reward, shown }: { reward: CampaignReward; shown: ShownCampaign }) {
  const { rewardId, title, note, operate } = reward;
  const { claim: claimNow, isBusy } = useClaimReward(shown.campaign.code, {
    onDone: () => {
      shown.report('claim', { rewardId });
      shown.refresh();
    },
    onRefused: shown.refresh,
  });
  const claim = () => shown.act(KIND, () => claimNow(rewardId));
  return (
    <li className={styles.reward}>
      <div className={styles.words}>
        {title}
        {note !== undefined && <p>{note}</p>}
      </div>
      {operate.map((each) => (
        <CampaignAction key={each.key} operate={each} size="small" busy={isBusy} onClick={claim} />
      ))}
    </li>
  );
}

/** What is given for tasks that are done; each is claimed once. */
export function rewards({ title }: { title: string }): CampaignBlock {
  return {
    kind: KIND,
    render: (shown) => {
      const { rewards: all } = shown.detail;
      return (
        <BlockCard title={title} failure={all ? undefined : '奖励没有取到'} onRetry={shown.refresh}>
          <ul>
            {all?.map((reward) => (
              <RewardRow key={reward.rewardId} reward={reward} shown={shown} />
            ))}
          </ul>
        </BlockCard>
      );
    },
  };
}
