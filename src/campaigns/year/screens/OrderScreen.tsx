import { useRef } from 'react';
import { Dressed, useClaimReward } from '@/features/campaign';
import { type CampaignOrder, CampaignOrders } from '@/features/signup';
import { ScreenFrame } from '@/frame/ScreenFrame';
import { pathOf, useGo } from '@/shared/lib/navigation';
import { DAY } from '../dress';
import { ROUTES } from '../routes';

function Orders() {
  const go = useGo();
  const reload = useRef(() => {});
  const { claim, isBusy } = useClaimReward('year', {
    onDone: (recordId) => {
      if (recordId === undefined) reload.current();
      else go('rewardDetail', { rewardId: recordId });
    },
    onRefused: () => reload.current(),
  });
  const claimGift = (order: CampaignOrder, onChanged: () => void) => {
    reload.current = onChanged;
    if (order.gift?.rewardId !== undefined) claim(order.gift.rewardId);
  };
  return (
    <CampaignOrders
      code="year"
      emptyText="年度商品每天分场开售，带赠品的买了以后在这里领"
      emptyAction={{ text: '看看年度商品', to: pathOf(ROUTES.goods) }}
      homePath={pathOf(ROUTES.home)}
      signupPath={() => pathOf(ROUTES.join)}
      onGift={claimGift}
      isClaiming={isBusy}
    />
  );
}

/** What the member bought in the campaign, with what comes with it. */
export function OrderScreen() {
  return (
    <Dressed dress={DAY} subject={{ kind: 'campaign', number: 'year' }}>
      <ScreenFrame title={ROUTES.order.title} fallback={ROUTES.home} isMemberOnly hasHelp guestTitle="登录后看年度订单">
        <Orders />
      </ScreenFrame>
    </Dressed>
  );
}
