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
