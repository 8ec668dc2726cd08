import { ReactComponent as PackageIcon } from '@/shared/icons/package.svg';
import { ReactComponent as RefreshIcon } from '@/shared/icons/refresh.svg';
import { ReactComponent as TruckIcon } from '@/shared/icons/truck.svg';
import { ReactComponent as WalletIcon } from '@/shared/icons/wallet.svg';
import { pathOf } from '@/shared/lib/navigation';
import { Card } from '@/shared/ui/Card/Card';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import type { UserHome } from '../contract';
import { EntryGrid } from './EntryGrid';

const STATES = [
  { tab: 'pay', name: '待付款', Icon: WalletIcon },
  { tab: 'ship', name: '待发货', Icon: PackageIcon },
  { tab: 'receive', name: '待收货', Icon: TruckIcon },
  { tab: 'aftersale', name: '售后', Icon: RefreshIcon },
] as const;

/** The member's goods orders by what they wait for. */
export function OrderEntries({ counts }: { counts: UserHome['orderCounts'] | undefined }) {
  return (
    <Card>
      <SectionTitle more={{ text: '全部', to: pathOf('orderList') }}>兑换订单</SectionTitle>
      <EntryGrid
        entries={STATES.map(({ tab, name, Icon }) => ({
          name,
          Icon,
          to: pathOf('orderList', { tab }),
          tone: 'bare',
          count: counts?.[tab] ?? 0,
        }))}
      />
    </Card>
  );
}
