import { useCallback, useEffect } from 'react';
import { ScreenFrame } from '@/frame/ScreenFrame';
import { useSession } from '@/session/useSession';
import { useGo, useQueryParam } from '@/shared/lib/navigation';
import { useTitle } from '@/shared/lib/useTitle';
import { OrderSkeleton } from '../components/OrderSkeleton';
import { PayResult } from '../components/PayResult';
import type { VipOrderStatus } from '../orderContract';
import { useVipOrder } from '../useVipOrder';

const UNSETTLED: readonly VipOrderStatus[] = ['waiting', 'processing', 'unknown'];

/** The result of a card order, a trial or an activation; asked for again until it is settled. */
export function VipPaySuccessScreen() {
  const orderNo = useQueryParam('orderNo');
  const isActivation = useQueryParam('scene') === 'activate';
  const go = useGo();
  const { order, failure, updatedAt, refresh, isLoading, isPaused, restart } = useVipOrder(orderNo, UNSETTLED);

  const leave = useCallback(() => go('member', {}, { replace: true }), [go]);
  const { isSignedIn } = useSession();
  const isLost = isSignedIn && orderNo === undefined;
  useEffect(() => {
    if (isLost) leave();
  }, [isLost, leave]);
  const title = isActivation || order?.type === 'gift' ? '激活结果' : '会员支付结果';
  // Where he is sent on to has its own name.
  useTitle(isLost ? undefined : title);
  if (isLost) return null;

  const subject = { kind: 'cardOrder' as const, number: orderNo };
  const frame = { title, isMemberOnly: true, subject, failure, onRetry: refresh, onBack: leave };
  if (!order) return <ScreenFrame {...frame} skeleton={<OrderSkeleton />} />;
  return (
    <ScreenFrame {...frame} updatedAt={updatedAt}>
      <PayResult
        order={order}
        isActivation={isActivation}
        isAsking={isLoading}
        onAsk={isPaused ? restart : undefined}
        onLeave={leave}
      />
    </ScreenFrame>
  );
}
