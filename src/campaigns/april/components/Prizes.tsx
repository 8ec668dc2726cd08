import { BlockCard, type ShownCampaign } from '@/features/campaign';
import { keyed } from '@/shared/lib/keyed';
import { Clauses } from '@/shared/ui/Dated/Clauses';
import { GoodsPicture } from '@/shared/ui/GoodsPicture/GoodsPicture';
import styles from './Prizes.module.less';

interface Prize {
  name: string;
  img?: string | undefined;
  note?: string | undefined;
}

const TITLE = '活动奖品';

/** What everybody in a complete team is given. */
export function Prizes({ prizes }: { prizes: readonly Prize[] }) {
  return (
    <BlockCard title={TITLE}>
      <ul className={styles.prizes}>
        {keyed(prizes).map(([key, { name, img, note }]) => (
          <li key={key}>
            <GoodsPicture src={img} className={styles.picture} />
            {name}
            <small>{note !== undefined && <Clauses>{note}</Clauses>}</small>
          </li>
        ))}
      </ul>
    </BlockCard>
  );
}

export function PrizesOfDetail({ shown: { detail, refresh } }: { shown: ShownCampaign }) {
  const { rewards } = detail;
  if (!rewards) return <BlockCard title={TITLE} failure="奖品没有取到" onRetry={refresh} />;
  return <Prizes prizes={rewards.map(({ title: name, img, note }) => ({ name, img, note }))} />;
}
