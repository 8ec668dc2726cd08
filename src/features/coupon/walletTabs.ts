import type { TabItem } from '@/shared/ui/Tabs/Tabs';
import type { WalletTab } from './contract';

/** The kinds of a member's own coupons; `counts`: how many of the first two there are, once known. */
export function walletTabs(counts?: { usable: number; expiring: number }): TabItem<WalletTab>[] {
  return [
    { key: 'usable', text: '可使用', count: counts?.usable },
    { key: 'expiring', text: '即将过期', count: counts?.expiring },
    { key: 'used', text: '已使用' },
    { key: 'expired', text: '已过期' },
  ];
}
