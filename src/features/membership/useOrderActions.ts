import { RELOAD } from '@/request/useBehindRows';
import { useSubmit } from '@/request/useSubmit';
import { useGo } from '@/shared/lib/navigation';
import { useNavigate } from '@/shared/lib/useNavigate';
import { isActionable } from '@/shared/ui/ActionButton/operateLinks';
import { confirmDialog } from '@/shared/ui/dialog/dialog';
import { showMessage, showSuccess } from '@/shared/ui/toast/toast';
import { applyVipRefund, cancelVipOrder, deleteVipOrder } from './contract';
import { refundIntent } from './intents';
import type { VipOrderDetail } from './orderContract';
import { describeReturn } from './orderCopy';
import { cashierOf } from './payWay';

interface Handlers {
  /** The order has changed on the server. */
  onChanged: () => void;
  onDeleted: () => void;
}

/** What the buttons of a card order do; the keys are the server's. */
export function useOrderActions(order: VipOrderDetail, { onChanged, onDeleted }: Handlers) {
  const go = useGo();
  const navigate = useNavigate();
  const { orderNo } = order;
  const changed = (text: string) => ({
    askAnew: onChanged,
    onDone: (_: unknown, { isReplay }: { isReplay: boolean }) => {
      if (isReplay) showMessage(`${text}过了`);
      else showSuccess(text);
      onChanged();
    },
  });
  const cancel = useSubmit(cancelVipOrder, { intentKey: `vip-cancel-${orderNo}`, ...changed('已取消') });
  const refund = useSubmit(applyVipRefund, { ...refundIntent(order), ...changed('已申请退款') });
  const remove = useSubmit(deleteVipOrder, {
    intentKey: `vip-delete-${orderNo}`,
    askAnew: onChanged,
    onDone: () => {
      showSuccess('已删除');
      onDeleted();
    },
  });

  const askAndCancel = async () => {
    const content = describeReturn({ cents: 0, days: 0, couponTitle: order.couponTitle });
    const isSure = await confirmDialog({
      title: '取消这笔订单？',
      content,
      confirmText: '取消订单',
      cancelText: '先留着',
    });
    if (isSure) await cancel.submit({ orderNo });
  };
  const askAndRefund = async () => {
    const quote = order.refundQuote;
    const content = quote ? `${describeReturn(quote)}。${quote.basis}。` : '退款金额以审核结果为准。';
    const isSure = await confirmDialog({ title: '申请退款？', content, confirmText: '申请退款', cancelText: '先不退' });
    if (isSure) await refund.submit({ orderNo, amount: quote?.cents ?? undefined });
  };
  const askAndRemove = async () => {
    const content = '删除后不能恢复。';
    const isSure = await confirmDialog({ title: '删除这笔订单？', content, confirmText: '删除', cancelText: '不删' });
    if (isSure) await remove.submit({ orderNo });
  };

  const actions = new Map<string, () => void>([
    ['pay', () => navigate(cashierOf(order))],
    ['cancel', () => void askAndCancel()],
    ['refund', () => void askAndRefund()],
    ['again', () => go('membershipCard', { from: order.campaign?.code })],
    ['activate', () => go('activateMembership', { code: order.reserve?.code })],
    ['delete', () => void askAndRemove()],
    [RELOAD, onChanged],
  ]);
  const keys = [...actions.keys()];
  return {
    /** The server's buttons without those of which this version knows nothing. */
    buttons: order.operate.filter((each) => isActionable(each, keys)),
    run: (key: string) => actions.get(key)?.(),
    isBusy: cancel.isBusy || refund.isBusy || remove.isBusy,
  };
}
