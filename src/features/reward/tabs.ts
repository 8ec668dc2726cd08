import type { TabItem } from '@/shared/ui/Tabs/Tabs';
import { PRIZE_TABS, type PrizeTab } from './contract';

export const TAB_TEXTS: Readonly<Record<PrizeTab, string>> = {
  all: '全部',
  claim: '待领取',
  waiting: '待发放',
  sent: '已发放',
  expired: '已过期',
};

/** The tab that an address names; "all" for anything else. */
export function readTab(value: string | undefined): PrizeTab {
  return PRIZE_TABS.find((tab) => tab === value) ?? 'all';
}

/** The tabs of prizes; `counts`: how many wait for something, once known. */
export function prizeTabs(counts?: { claim: number; waiting: number }): TabItem<PrizeTab>[] {
  return PRIZE_TABS.map((key) => ({
    key,
    text: TAB_TEXTS[key],
    count: key === 'claim' || key === 'waiting' ? counts?.[key] : undefined,
  }));
}
