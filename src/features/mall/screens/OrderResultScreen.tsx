import { useEffect } from 'react';
import { OrderResult } from '@/features/order';
import { ScreenFrame } from '@/frame/ScreenFrame';
import { useSession } from '@/session/useSession';
import { useGo, useQueryParam } from '@/shared/lib/navigation';
import { RecommendedGoods } from '../components/recommended/RecommendedGoods';

/** How a goods order came out, with other goods; reached from the checkout and from the payment. */
export function OrderResultScreen() {
  const orderNo = useQueryParam('orderNo');
  const go = useGo();
  const { isSignedIn } = useSession();
  const isLost = isSignedIn && orderNo === undefined;
  useEffect(() => {
    if (isLost) go('orderList', {}, { replace: true });
  }, [isLost, go]);
  if (!isSignedIn) return <ScreenFrame title="兑换结果" isMemberOnly />;
  if (orderNo === undefined) return null;
  return (
    <OrderResult key={orderNo} orderNo={orderNo}>
      {(ordered) => <RecommendedGoods title="大家都在换" without={ordered} />}
    </OrderResult>
  );
}
