import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '@/shared/lib/lazyPart';
import { useQueryParam } from '@/shared/lib/navigation';
import { usePanel } from '@/shared/lib/usePanel';
import { PartLoading } from '@/shared/ui/LoadNote/PartLoading';
import { CodePanel } from './CodePanel';
import type { OrderPanelProps } from './orderPanel';

const CancelPanel = lazyPart(
  async () => (await import(/* webpackChunkName: "part.orderPanels" */ './CancelPanel')).CancelPanel,
);
const ExpressPanel = lazyPart(
  async () => (await import(/* webpackChunkName: "part.orderPanels" */ './ExpressPanel')).ExpressPanel,
);

/** As long as the way out of a panel: what it asks for ends with it. */
const LEAVE_MS = 200;

interface PanelProps extends OrderPanelProps {
  shown: string;
  onChanged: (orderNo: string) => void;
}

function Panel({ shown, orderNo, isOpen, onClose, onChanged }: PanelProps) {
  if (shown === 'cancel')
    return <CancelPanel orderNo={orderNo} isOpen={isOpen} onClose={onClose} onChanged={onChanged} />;
  if (shown === 'express') return <ExpressPanel orderNo={orderNo} isOpen={isOpen} onClose={onClose} />;
  // Without a network, too: its code comes with the screen.
  if (shown === 'code') return <CodePanel orderNo={orderNo} isOpen={isOpen} onClose={onClose} />;
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
  const isOpen = shown !== undefined && orderNo !== undefined;
  const now = isOpen ? { shown, orderNo } : undefined;
  const [last, setLast] = useState(now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands there now is made of these two.
  useEffect(() => {
    const timer = setTimeout(() => setLast(now), isOpen ? 0 : LEAVE_MS);
    return () => clearTimeout(timer);
  }, [shown, orderNo]);
  const panel = now ?? last;
  return panel ? (
    <Suspense fallback={<PartLoading />}>
      <Panel shown={panel.shown} orderNo={panel.orderNo} isOpen={isOpen} onClose={close} onChanged={onChanged} />
    </Suspense>
  ) : null;
}
