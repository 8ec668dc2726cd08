import { useEffect } from 'react';
import { RecommendedGoods } from '@/features/mall';
import { ScreenFrame } from '@/frame/ScreenFrame';
import { useGo, useQueryParam } from '@/shared/lib/navigation';
import { ResultSkeleton } from '../components/ResultSkeleton';
import { ResultView } from '../components/ResultView';
import { useOrderResult } from '../useOrderResult';

function OrderResult({ orderNo }: { orderNo: string }) {
  const go = useGo();
  const { data, failure, updatedAt, refresh, isLoading } = useOrderResult(orderNo);
  const leave = () => go('pointsMall', {}, { replace: true });
  const frame = { title: '兑换结果', isMemberOnly: true, failure, updatedAt, onRetry: refresh, onBack: leave };
  if (!data) return <ScreenFrame {...frame} skeleton={<ResultSkeleton />} />;
  return (
    <ScreenFrame {...frame}>
      <ResultView result={data} isLoading={isLoading} onRefresh={refresh} />
      <RecommendedGoods title="大家都在换" />
    </ScreenFrame>
  );
}

/** How a goods order came out; reached from the order form and from the payment. */
export function OrderResultScreen() {
  const orderNo = useQueryParam('orderNo');
  const go = useGo();
  const isLost = orderNo === undefined;
  useEffect(() => {
    if (isLost) go('orderList', {}, { replace: true });
  }, [isLost, go]);
  if (isLost) return null;
  return <OrderResult key={orderNo} orderNo={orderNo} />;
}
