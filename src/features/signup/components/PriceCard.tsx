import { keyed } from '@/shared/lib/keyed';
import { formatYuan } from '@/shared/lib/money';
import { Card } from '@/shared/ui/Card/Card';
import { DescriptionList } from '@/shared/ui/DescriptionList/DescriptionList';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import type { SignupConfig } from '../contract';
import { sumName } from '../joinWords';
import styles from './PriceCard.module.less';

/** How the sum comes about, and when it comes back; nothing for what is free. */
export function PriceCard({ config: { prices, payAmount, refundText, operate } }: { config: SignupConfig }) {
  if (prices.length === 0) return null;
  return (
    <Card className={styles.card}>
      <SectionTitle>费用</SectionTitle>
      <DescriptionList
        className={styles.list}
        items={[
          ...keyed(prices).map(([, { text, amount }]) => ({
            term: text,
            value: amount < 0 ? <span className={styles.off}>{formatYuan(amount)}</span> : formatYuan(amount),
          })),
          { term: sumName(operate), value: <b className={styles.total}>{formatYuan(payAmount)}</b>, isTotal: true },
        ]}
      />
      {refundText !== undefined && <p className={styles.note}>{refundText}</p>}
    </Card>
  );
}
