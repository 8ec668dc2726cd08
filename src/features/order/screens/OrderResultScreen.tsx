import { useEffect } from 'react';
import { RecommendedGoods } from '@/features/mall';
import { ScreenFrame } from '@/frame/ScreenFrame';
import { useSession } from '@/session/useSession';
import { useGo, useQueryParam } from '@/shared/lib/navigation';
import { HelpWays } from '@/shared/ui/HelpWays/HelpWays';
import { ResultSkeleton } from '../components/ResultSkeleton';
import { ResultView } from '../components/ResultView';
import { useOrderResult } from '../useOrderResult';

function OrderResult({ orderNo }: { orderNo: string }) {
  const go = useGo();
  const { data, failure, updatedAt, refresh, isLoading } = useOrderResult(orderNo);
  const leave = () => go('pointsMall', {}, { replace: true });
  const subject = { kind: 'order' as const, number: orderNo };
  const frame = { title: '兑换结果', isMemberOnly: true, subject, failure, updatedAt, onRetry: refresh, onBack: leave };
  if (!data) return <ScreenFrame {...frame} skeleton={<ResultSkeleton />} />;
  return (
    <ScreenFrame {...frame}>
      <ResultView result={data} isLoading={isLoading} onRefresh={refresh} />
      <HelpWays />
      <RecommendedGoods title="大家都在换" />
    </ScreenFrame>
  );
}

/** How a goods order came out; reached from the order form and from the payment. */
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
  return <OrderResult key={orderNo} orderNo={orderNo} />;
}
