import { ScreenFrame } from '@/frame/ScreenFrame';
import { useBehind } from '@/request/useBehind';
import { useLeaveWhenGone } from '@/request/useLeaveWhenGone';
import medal from '@/shared/art/medal.webp';
import { pathOf, useBackToList, useQueryParam } from '@/shared/lib/navigation';
import { Card } from '@/shared/ui/Card/Card';
import { CountDown } from '@/shared/ui/CountDown/CountDown';
import { Clauses } from '@/shared/ui/Dated/Clauses';
import { HelpWays } from '@/shared/ui/HelpWays/HelpWays';
import { OperateBar } from '@/shared/ui/OperateBar/OperateBar';
import { PageState } from '@/shared/ui/PageState/PageState';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import { StatusHead } from '@/shared/ui/StatusHead/StatusHead';
import { Timeline } from '@/shared/ui/Timeline/Timeline';
import { CardOrderDescription } from '../components/CardOrderDescription';
import { OrderSkeleton } from '../components/OrderSkeleton';
import type { VipOrderDetail } from '../orderContract';
import { titleOfStatus } from '../orderCopy';
import { describeStatus } from '../orderStateCopy';
import { useOrderActions } from '../useOrderActions';
import { useVipOrder } from '../useVipOrder';
import styles from './VipOrderDetailScreen.module.less';

const LISTS = ['membershipCard'] as const;

interface Props {
  order: VipOrderDetail;
  onChanged: () => void;
  onDeleted: () => void;
}

function OrderView({ order, onChanged, onDeleted }: Props) {
  const { buttons, run, isBusy } = useOrderActions(order, { onChanged, onDeleted });
  return (
    <div className={styles.page}>
      <StatusHead title={titleOfStatus(order.status)} art={medal}>
        {order.status === 'waiting' && order.expireAt !== null ? (
          <>
            请在 <CountDown variant="text" endAt={order.expireAt} onEnd={onChanged} /> 内付款，{describeStatus(order)}
          </>
        ) : (
          <Clauses>{describeStatus(order)}</Clauses>
        )}
      </StatusHead>
      <CardOrderDescription order={order} />
      {order.timeline.length > 0 && (
        <Card>
          <SectionTitle>进度</SectionTitle>
          <div className={styles.timeline}>
            <Timeline items={order.timeline.map(({ at, text }) => ({ title: text, at }))} />
          </div>
        </Card>
      )}
      <HelpWays />
      <OperateBar operate={[...buttons].reverse()} busy={isBusy} onAct={run} />
    </div>
  );
}

/** One card or trial order: state, figures, what was agreed to, and what can be done now. */
export function VipOrderDetailScreen() {
  const orderNo = useQueryParam('orderNo');
  const { order, failure, updatedAt, refresh } = useVipOrder(orderNo);
  const current = useBehind({ failure, updatedAt });
  const leave = useBackToList(LISTS, pathOf('membershipCard', { step: 'orders' }));
  useLeaveWhenGone({ data: order, failure }, leave);
  const subject = { kind: 'cardOrder' as const, number: orderNo };
  const frame = {
    title: '会员订单详情',
    tone: 'leaf' as const,
    isMemberOnly: true,
    fallback: 'membershipCard' as const,
    subject,
    failure,
    onRetry: refresh,
  };
  if (orderNo === undefined) {
    return (
      <ScreenFrame {...frame}>
        <PageState
          state="empty"
          art="orders"
          title="没有订单号"
          text="请从会员订单里打开"
          action={{ text: '会员订单', to: pathOf('membershipCard', { step: 'orders' }) }}
        />
      </ScreenFrame>
    );
  }
  if (!order) return <ScreenFrame {...frame} skeleton={<OrderSkeleton />} />;
  return (
    <ScreenFrame {...frame} updatedAt={updatedAt}>
      <OrderView order={current(order)} onChanged={refresh} onDeleted={leave} />
    </ScreenFrame>
  );
}
