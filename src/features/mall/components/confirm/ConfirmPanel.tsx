import { safeParse } from 'valibot';
import { currentHost } from '@/bridge/environment';
import { describePrice } from '@/features/mall/priceCopy';
import { orderPreview } from '@/features/order';
import { GuestState } from '@/frame/GuestState';
import type { Failure } from '@/request/failure';
import { useSession } from '@/session/useSession';
import { useGo } from '@/shared/lib/navigation';
import { confirmDialog } from '@/shared/ui/dialog/dialog';
import { Sheet } from '@/shared/ui/Sheet/Sheet';
import type { GoodsDetail, Sku } from '../../contract';
import { useHandIn } from '../../useHandIn';
import { type OrderForm, useOrderForm } from '../../useOrderForm';
import { ConfirmForm } from './ConfirmForm';
import styles from './ConfirmPanel.module.less';
import { UnknownOutcome } from './UnknownOutcome';

const FIGURES_CHANGED = 2007;

interface Props {
  goods: GoodsDetail;
  sku: Sku;
  num: number;
  onClose: () => void;
}

/** Puts the figures that came with a refusal on the screen; the member hands in again by his own tap. */
function takeNewFigures({ data, msg }: Failure, { preview }: OrderForm): void {
  const parsed = safeParse(orderPreview, data);
  if (!parsed.success) {
    preview.refresh();
    void confirmDialog({ title: '请重新核对', content: msg, confirmText: '知道了' });
    return;
  }
  const { points, payAmount } = parsed.output;
  preview.patch(() => parsed.output);
  void confirmDialog({
    title: '请重新核对',
    content: `${msg}。现在应付 ${describePrice(points, payAmount)}。`,
    confirmText: '知道了',
  });
}

function OrderSteps({ goods, sku, num }: Omit<Props, 'onClose'>) {
  const go = useGo();
  const { skuId } = sku;
  const order = useHandIn(skuId, {
    onDone: ({ orderNo, needPay }) => {
      if (needPay) go('paying', { orderNo, biz: 'goods' }, { replace: true });
      else go('goodsPaySuccess', { orderNo }, { replace: true });
    },
    onRefused: (failure) => {
      if (failure.code === FIGURES_CHANGED) return takeNewFigures(failure, form);
      form.preview.refresh();
      return false;
    },
  });
  const form = useOrderForm({
    goodsId: goods.goodsId,
    skuId,
    num,
    ways: goods.deliver,
    isPaused: order.isUnknown,
  });
  if (order.isUnknown) return <UnknownOutcome isBusy={order.isBusy} onAskAgain={order.askAgain} />;
  const submit = () => {
    const previewToken = form.preview.data?.previewToken;
    if (previewToken !== undefined) order.handIn({ previewToken, remark: form.draft.remark.trim() });
  };
  return <ConfirmForm goods={goods} sku={sku} num={num} form={form} isBusy={order.isBusy} onSubmit={submit} />;
}

/** The order before it is handed in: a full view in the page flow, opened by `?step=confirm`. */
export function ConfirmPanel({ onClose, ...order }: Props) {
  const { isSignedIn } = useSession();
  return (
    <Sheet title="确认兑换" navHidden={currentHost() === 'miniProgram'} onBack={onClose}>
      <div className={styles.content}>
        {isSignedIn ? (
          <OrderSteps key={order.sku.skuId} {...order} />
        ) : (
          <GuestState title="登录后继续兑换" text="您选的商品和数量都还在，登录后回到这一步" />
        )}
      </div>
    </Sheet>
  );
}
