import { Suspense } from 'react';
import { lazyPart } from '@/shared/lib/lazyPart';
import { useQueryParam } from '@/shared/lib/navigation';
import { usePanel } from '@/shared/lib/usePanel';
import { PartLoading } from '@/shared/ui/LoadNote/PartLoading';
import { CodePanel } from './CodePanel';

const CancelPanel = lazyPart(
  async () => (await import(/* webpackChunkName: "part.orderPanels" */ './CancelPanel')).CancelPanel,
);
const ExpressPanel = lazyPart(
  async () => (await import(/* webpackChunkName: "part.orderPanels" */ './ExpressPanel')).ExpressPanel,
);

interface PanelProps {
  shown: string | undefined;
  orderNo: string;
  close: () => void;
  onChanged: (orderNo: string) => void;
}

function Panel({ shown, orderNo, close, onChanged }: PanelProps) {
  if (shown === 'cancel') return <CancelPanel orderNo={orderNo} onClose={close} onChanged={onChanged} />;
  if (shown === 'express') return <ExpressPanel orderNo={orderNo} onClose={close} />;
  // Without a network, too: its code comes with the screen.
  if (shown === 'code') return <CodePanel orderNo={orderNo} onClose={close} />;
  return null;
}

interface Props {
  /** Over a list the number belongs to the panel, and goes with it. */
  isOverList?: boolean;
  onChanged: (orderNo: string) => void;
}

/** The panels over a list or an order, by the query; the back key closes them. */
export function OrderPanels({ isOverList = false, onChanged }: Props) {
  const { shown, close } = usePanel('step', ...(isOverList ? ['orderNo'] : []));
  const orderNo = useQueryParam('orderNo');
  if (orderNo === undefined) return null;
  return (
    <Suspense fallback={<PartLoading />}>
      <Panel shown={shown} orderNo={orderNo} close={close} onChanged={onChanged} />
    </Suspense>
  );
}
