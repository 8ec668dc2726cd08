import { BlockCard, CampaignAction, type ShownCampaign } from '@/features/campaign';
import drink from '@/shared/art/drink.webp';
import { Clauses } from '@/shared/ui/Dated/Clauses';
import { Picture } from '@/shared/ui/Picture/Picture';
import { ReactComponent as Shore } from '../art/shore.svg';
import styles from './LotteryEntry.module.less';

/** The way to the lottery, with the chances that the member has. */
export function LotteryEntry({ shown: { detail, refresh } }: { shown: ShownCampaign }) {
  const { lottery } = detail;
  if (!lottery) return <BlockCard title="杏运抽奖" failure="抽奖没有取到" onRetry={refresh} />;
  return (
    <BlockCard className={styles.entry}>
      <Shore className={styles.shore} />
      <h2 className={styles.title}>
        <Clauses>{lottery.title}</Clauses>
      </h2>
      <p className={styles.note}>
        <Clauses>{lottery.note}</Clauses>
      </p>
      {lottery.operate.map((each) => (
        <div key={each.key} className={styles.action}>
          <CampaignAction operate={each} variant="tint" />
        </div>
      ))}
      <Picture className={styles.picture} src={drink} size={92} />
    </BlockCard>
  );
}
