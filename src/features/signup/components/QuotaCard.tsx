import type { ReactNode } from 'react';
import { ReactComponent as CalendarIcon } from '@/shared/icons/calendar.svg';
import { ReactComponent as PinIcon } from '@/shared/icons/mapPin.svg';
import { ReactComponent as ReceiptIcon } from '@/shared/icons/receipt.svg';
import { ReactComponent as UserIcon } from '@/shared/icons/users.svg';
import { keyed } from '@/shared/lib/keyed';
import { formatYuan } from '@/shared/lib/money';
import { Card } from '@/shared/ui/Card/Card';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import { StockBar } from '@/shared/ui/StockBar/StockBar';
import type { SignupConfig } from '../contract';
import styles from './QuotaCard.module.less';

function iconOf(term: string): ReactNode {
  if (/地点|地址/.test(term)) return <PinIcon aria-hidden />;
  return /时间|日期/.test(term) ? <CalendarIcon aria-hidden /> : <UserIcon aria-hidden />;
}

/** undefined: what one takes part in, and does not book, has no fee to speak of. */
function feeOf({ prices, payAmount, unit }: SignupConfig): string | undefined {
  const fullPrice = prices[0]?.amount ?? payAmount;
  if (prices.length === 0 && unit === undefined) return undefined;
  return fullPrice === 0 ? '免费' : `${formatYuan(fullPrice)} ${unit ?? ''}`;
}

/** Where, when, for how much, and how many seats there still are. */
export function QuotaCard({ config }: { config: SignupConfig }) {
  const { facts, quota } = config;
  const fee = feeOf(config);
  return (
    <Card tight className={styles.card}>
      {keyed(facts).map(([key, { term, value }]) => (
        <ListRow key={key} className={styles.fact} icon={iconOf(term)} title={term} value={value} />
      ))}
      {fee !== undefined && (
        <ListRow icon={<ReceiptIcon aria-hidden />} title="服务费" value={<b className={styles.fee}>{fee}</b>} />
      )}
      {quota && (
        <div className={styles.quota}>
          <p className={styles.words}>
            <span>
              共 {quota.total} 个名额，已报 {quota.taken} 个
            </span>
            <b>{quota.left > 0 ? `还剩 ${quota.left} 个` : '已报满'}</b>
          </p>
          <StockBar className={styles.bar} used={quota.taken} total={quota.total} label="已报" />
        </div>
      )}
    </Card>
  );
}
