import type { Lottery } from '../contract';
import styles from './OddsCard.module.less';
import { OddsTable } from './OddsTable';
import { PlayCard } from './PlayCard';

interface Props {
  lottery: Lottery;
  onRules: () => void;
}

export function OddsCard({ lottery, onRules }: Props) {
  return (
    <PlayCard
      title="奖品与概率"
      aside={
        <button type="button" className={styles.rules} onClick={onRules}>
          完整规则
        </button>
      }
    >
      <OddsTable prizes={lottery.prizes} />
    </PlayCard>
  );
}
