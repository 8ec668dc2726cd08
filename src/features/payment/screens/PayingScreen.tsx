import { ScreenFrame } from '@/frame/ScreenFrame';
import { useSession } from '@/session/useSession';
import { pathOf, useQueryParam } from '@/shared/lib/navigation';
import { PageState } from '@/shared/ui/PageState/PageState';
import { Cashier } from '../components/Cashier';
import { BIZ } from '../contract';

/** The cashier for everything that costs money; it needs `orderNo` and `biz` in the address and nothing else. */
export function PayingScreen() {
  const { isSignedIn } = useSession();
  const orderNo = useQueryParam('orderNo');
  const wanted = useQueryParam('biz');
  const biz = BIZ.find((each) => each === wanted);
  if (!isSignedIn) return <ScreenFrame title="支付" isMemberOnly />;
  if (orderNo === undefined || biz === undefined) {
    return (
      <ScreenFrame title="支付">
        <PageState
          state="empty"
          art="orders"
          title="没有找到要付款的订单"
          text="链接可能不完整，您的订单都还在"
          action={{ text: '看兑换订单', to: pathOf('orderList') }}
        />
      </ScreenFrame>
    );
  }
  return <Cashier key={orderNo} orderNo={orderNo} biz={biz} />;
}
