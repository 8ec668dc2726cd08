import { PlanOfferCard } from '@/features/membership';
import { BlockCard } from '../components/BlockCard';
import type { CampaignBlock } from '../definition';
import styles from './plans.module.less';

/** The cards that a campaign offers, each with what does not go with it. */
export function plans(): CampaignBlock {
  return {
    kind: 'plans',
    render: ({ detail, refresh, report }) => {
      if (!detail.plans) return <BlockCard title="会员卡" failure="会员卡没有取到" onRetry={refresh} />;
      return detail.plans.map((offer) => (
        <div key={offer.planId} className={styles.plan}>
          <PlanOfferCard offer={offer} onOpen={() => report('card')} />
        </div>
      ));
    },
  };
}
