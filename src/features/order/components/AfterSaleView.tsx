import { useMemoizedFn } from 'ahooks';
import { useEffect } from 'react';
import { HelpWays } from '@/shared/ui/HelpWays/HelpWays';
import { PageState } from '@/shared/ui/PageState/PageState';
import { dropAfterSaleDrafts } from '../afterSaleDraft';
import type { GoodsOrderDetail } from '../orderSchemas';
import { AfterSaleForm } from './AfterSaleForm';

interface Props {
  order: GoodsOrderDetail;
  onDone: () => void;
  /** To the order's own screen, which shows a case that there is already. */
  onClose: () => void;
  askAnew: () => void;
}

/** The form of an after-sale; where none can be asked for any longer, that. */
export function AfterSaleView({ order, onDone, onClose, askAnew }: Props) {
  const offer = order.afterSaleOffer;
  const isApplied = !offer && order.operate.some(({ key }) => key === 'case');
  const leave = useMemoizedFn(() => {
    dropAfterSaleDrafts(order.orderNo);
    onClose();
  });
  useEffect(() => {
    if (isApplied) leave();
  }, [isApplied]);

  if (offer) return <AfterSaleForm order={order} offer={offer} onDone={onDone} askAnew={askAnew} />;
  if (isApplied) return null;
  return (
    <>
      <PageState
        state="empty"
        art="orders"
        title="现在不能申请售后"
        text="有疑问请联系客服"
        action={{ text: '看这笔订单', onClick: onClose }}
      />
      <HelpWays />
    </>
  );
}
