import type { ReactNode } from 'react';
import { ScreenFrame } from '@/frame/ScreenFrame';
import { usePolledQuery } from '@/request/usePolledQuery';
import { useSession } from '@/session/useSession';
import { useGo } from '@/shared/lib/navigation';
import { useMoment } from '@/shared/lib/useMoment';
import { HelpWays } from '@/shared/ui/HelpWays/HelpWays';
import { getOrderResult } from '../createContract';
import { isUnsettled } from '../resultCopy';
import { ResultBar } from './ResultBar';
import { ResultSkeleton, ResultView } from './ResultView';

interface Props {
  orderNo: string;
  /** What comes below the result; it is told which goods (their goodsId) were ordered. */
  children: (goodsIds: readonly string[]) => ReactNode;
}

/** How a goods order came out: the whole screen, asked for again while the server works on it. */
export function OrderResult({ orderNo, children }: Props) {
  const go = useGo();
  const { isSignedIn } = useSession();
  const result = usePolledQuery(
    getOrderResult,
    { orderNo },
    { isOpen: (data) => isUnsettled(data?.status), skip: !isSignedIn },
  );
  // By then it is closed, and what was set aside for it is back.
  useMoment(result, [result.data?.expireAt]);
  return (
    <ScreenFrame
      title="兑换结果"
      isMemberOnly
      subject={{ kind: 'order', number: orderNo }}
      failure={result.failure}
      updatedAt={result.updatedAt}
      onRetry={result.refresh}
      onBack={() => go('pointsMall', {}, { replace: true })}
      skeleton={<ResultSkeleton />}
    >
      {result.data && (
        <>
          <ResultView result={result.data} />
          <HelpWays />
          {children(result.data.items.map((item) => item.goodsId))}
          <ResultBar result={result.data} isLoading={result.isLoading} onRefresh={result.restart} />
        </>
      )}
    </ScreenFrame>
  );
}
