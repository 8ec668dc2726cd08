import { useMemoizedFn } from 'ahooks';
import { useEffect } from 'react';
import { HelpWays } from '@/shared/ui/HelpWays/HelpWays';
import type { GoodsOrderDetail } from '../orderSchemas';
import { AfterSaleForm } from './AfterSaleForm';
import { PanelNote } from './PanelNote';

interface Props {
  order: GoodsOrderDetail;
  onDone: () => void;
  /** There is a case already, which the order's own screen shows. */
  onApplied: () => void;
  askAnew: () => void;
}

/** The form of an after-sale; where none can be asked for any longer, that. */
export function AfterSaleView({ order, onDone, onApplied, askAnew }: Props) {
  const offer = order.afterSaleOffer;
  const isApplied = !offer && order.operate.some(({ key }) => key === 'case');
  const leave = useMemoizedFn(onApplied);
  useEffect(() => {
    if (isApplied) leave();
  }, [isApplied]);

  if (offer) return <AfterSaleForm order={order} offer={offer} onDone={onDone} askAnew={askAnew} />;
  if (isApplied) return null;
  return (
    <>
      <PanelNote>这笔订单现在不能申请售后，有疑问请联系客服。</PanelNote>
      <HelpWays />
    </>
  );
}
