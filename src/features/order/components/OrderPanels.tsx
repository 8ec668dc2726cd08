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

/** As long as the way out of a panel. */
const LEAVE_MS = 200;

interface Shown {
  shown: string;
  orderNo: string;
}

/** The panel of the address, and for its way out the one that has gone from there: what it asks for ends with it. */
function useLeaving({ shown, orderNo }: Partial<Shown>) {
  const [last, setLast] = useState<Shown>();
  useEffect(() => {
    if (shown !== undefined && orderNo !== undefined) {
      setLast({ shown, orderNo });
      return undefined;
    }
    const timer = setTimeout(setLast, LEAVE_MS);
    return () => clearTimeout(timer);
  }, [shown, orderNo]);
  return shown !== undefined && orderNo !== undefined
    ? { shown, orderNo, isOpen: true }
    : last && { ...last, isOpen: false };
}

interface PanelProps extends OrderPanelProps {
  shown: string;
  onChanged: (orderNo: string) => void;
}

function Panel({ shown, onChanged, ...panel }: PanelProps) {
  if (shown === 'cancel') return <CancelPanel {...panel} onChanged={onChanged} />;
  if (shown === 'express') return <ExpressPanel {...panel} />;
  // Without a network, too: its code comes with the screen.
  if (shown === 'code') return <CodePanel {...panel} />;
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
  const panel = useLeaving({ shown, orderNo: useQueryParam('orderNo') });
  if (panel === undefined) return null;
  return (
    <Suspense fallback={<PartLoading />}>
      <Panel {...panel} onClose={close} onChanged={onChanged} />
    </Suspense>
  );
}
