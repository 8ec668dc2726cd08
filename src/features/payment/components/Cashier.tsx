import { useEffect, useMemo } from 'react';
import { ScreenFrame } from '@/frame/ScreenFrame';
import { useQueryParam } from '@/shared/lib/navigation';
import { useNavigate } from '@/shared/lib/useNavigate';
import { useTitle } from '@/shared/lib/useTitle';
import { HelpWays } from '@/shared/ui/HelpWays/HelpWays';
import type { Subject } from '@/shared/ui/PageState/subject';
import type { Biz } from '../contract';
import { payRoutesOf } from '../payRoutes';
import { isBackFromResult, noteResultSeen } from '../resultSeen';
import { usePayment } from '../usePayment';
import { ClosedOrder } from './ClosedOrder';
import { Confirming } from './Confirming';
import { PayElsewhere } from './PayElsewhere';
import { PayForm } from './PayForm';
import { PaySkeleton } from './PaySkeleton';

interface Props {
  orderNo: string;
  biz: Biz;
}

function subjectOf(biz: Biz, orderNo: string): Subject {
  return { kind: biz === 'vip' || biz === 'reserve' ? 'cardOrder' : 'order', number: orderNo };
}

/** Shows the phase of one order's payment; a paid order goes on to its result. */
export function Cashier({ orderNo, biz }: Props) {
  const navigate = useNavigate();
  const from = useQueryParam('from');
  const payment = usePayment({ orderNo, biz, from });
  const { info, phase } = payment;
  const goodsId = info.data?.goodsId;
  const routes = useMemo(() => payRoutesOf(biz, from, goodsId), [biz, from, goodsId]);
  const isPaid = phase === 'paid';
  const title = phase === 'confirming' ? '支付中' : '支付';
  useTitle(title);
  const Form = payment.isElsewhere ? PayElsewhere : PayForm;

  useEffect(() => {
    if (!isPaid) return;
    const target = isBackFromResult(orderNo) ? routes.afterResult : routes.result(orderNo);
    noteResultSeen(orderNo);
    navigate(target, { replace: true });
  }, [isPaid, routes, orderNo, navigate]);

  const goToOrder = () => navigate(routes.order(orderNo), { replace: true });
  return (
    <ScreenFrame
      title={title}
      subject={subjectOf(biz, orderNo)}
      onBack={goToOrder}
      failure={info.failure}
      onRetry={info.refresh}
      updatedAt={info.updatedAt}
      skeleton={<PaySkeleton />}
    >
      {info.data && !isPaid ? (
        <>
          {phase === 'closed' && (
            <>
              <ClosedOrder order={info.data} reason={payment.failReason} startAgain={routes.startAgain} />
              <HelpWays />
            </>
          )}
          {phase === 'confirming' && <Confirming order={info.data} payment={payment} />}
          {(phase === 'waiting' || phase === 'launching' || phase === 'failed') && (
            <Form order={info.data} payment={payment} />
          )}
        </>
      ) : undefined}
    </ScreenFrame>
  );
}
