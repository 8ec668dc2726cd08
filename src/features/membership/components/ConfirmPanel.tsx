import { formatYuan } from '@/shared/lib/money';
import { BottomBar } from '@/shared/ui/BottomBar';
import { Button } from '@/shared/ui/Button';
import type { CardList, Plan } from '../contract';
import { useOrderCard } from '../useOrderCard';
import styles from './ConfirmPanel.module.less';
import { ExpiryLine } from './ExpiryLine';

interface Props {
  list: CardList;
  cardId: string;
  cardName: string;
  plan: Plan;
  slot: string | undefined;
  consentId: string;
  onChanged: () => void;
  onConsentNeeded: () => void;
}

/** The last look before the order: what it is, what it costs, until when it lasts. Nothing is ordered without the tap. */
export function ConfirmPanel({ list, cardId, cardName, plan, slot, consentId, onChanged, onConsentNeeded }: Props) {
  const { submit, isBusy, isUnknown } = useOrderCard({ plan, cardId, slot, consentId, onChanged, onConsentNeeded });
  const rows = [
    { name: '会员卡', value: cardName },
    { name: '方案', value: `${plan.name}，${plan.days} 天` },
    ...(plan.trial && slot !== undefined ? [{ name: '开始体验', value: `${slot} 起` }] : []),
    ...(plan.trial && list.trialPlace !== '' ? [{ name: '服务地点', value: list.trialPlace }] : []),
  ];
  return (
    <main className={styles.page}>
      {isUnknown && (
        <p className={`${styles.card} ${styles.unknown}`} role="alert">
          没有收到结果，订单可能已经提交。再点一次“提交订单”不会重复下单。
        </p>
      )}
      <section className={styles.card}>
        <h2 className={styles.title}>核对订单</h2>
        <dl>
          {rows.map(({ name, value }) => (
            <div key={name} className={styles.row}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div className={styles.row}>
            <dt>应付</dt>
            <dd className={styles.total}>{formatYuan(plan.price)}</dd>
          </div>
        </dl>
        <ExpiryLine my={list.my} plan={plan} />
      </section>
      <p className={styles.hint}>提交后请在 15 分钟内付款，超时自动取消，不会扣费。</p>
      <BottomBar>
        <Button size="large" block busy={isBusy} onClick={() => void submit()}>
          提交订单
        </Button>
      </BottomBar>
    </main>
  );
}
