import type { DataOf } from '@/request/defineCall';
import type { getOrderCount } from '@/request/orderCountContract';
import { Tabs } from '@/shared/ui/Tabs/Tabs';
import { type OrderTab, TABS } from '../contract';
import styles from './OrderTabs.module.less';

export const TAB_NAMES: Readonly<Record<OrderTab, string>> = {
  all: '全部',
  pay: '待支付',
  ship: '待发货',
  receive: '待收货',
  done: '已完成',
  aftersale: '售后',
};

interface Props {
  tab: OrderTab;
  /** undefined until they are known. */
  counts: DataOf<typeof getOrderCount> | undefined;
  onChange: (tab: OrderTab) => void;
}

/** The states that orders are listed by, with how many there are where the member has something to do or to wait for. */
export function OrderTabs({ tab, counts, onChange }: Props) {
  return (
    <Tabs
      aria-label="订单状态"
      className={styles.tabs}
      items={TABS.map((key) => ({
        key,
        text: TAB_NAMES[key],
        ...(key === 'all' || key === 'done' ? {} : { count: counts?.[key] ?? 0 }),
      }))}
      value={tab}
      onChange={onChange}
    />
  );
}
