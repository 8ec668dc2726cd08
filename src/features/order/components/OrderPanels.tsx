import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { lazyPart } from '@/shared/lib/lazyPart';
import { useQueryParam } from '@/shared/lib/navigation';
import { usePanel } from '@/shared/lib/usePanel';
import { PartLoading } from '@/shared/ui/LoadNote/PartLoading';
import { LEAVE_MS } from '@/shared/ui/Popup/leaveMs';
import { CodePanel } from './CodePanel';
import type { OrderPanelProps } from './orderPanel';

const CancelPanel = lazyPart(
  async () => (await import(/* webpackChunkName: "part.orderPanels" */ './CancelPanel')).CancelPanel,
);
const ExpressPanel = lazyPart(
  async () => (await import(/* webpackChunkName: "part.orderPanels" */ './ExpressPanel')).ExpressPanel,
);

const PANELS = new Map<string, ComponentType<OrderPanelProps>>([
  ['cancel', CancelPanel],
  ['express', ExpressPanel],
  // Without a network, too: its code comes with the screen.
  ['code', CodePanel],
]);

interface Props {
  /** Over a list the number belongs to the panel, and goes with it. */
  isOverList?: boolean;
  onChanged: (orderNo: string) => void;
}

/** The panels over a list or an order, by the query; the back key closes them. */
export function OrderPanels({ isOverList = false, onChanged }: Props) {
  const { shown = '', close } = usePanel('step', ...(isOverList ? ['orderNo'] : []));
  const orderNo = useQueryParam('orderNo');
  const now = orderNo !== undefined && PANELS.has(shown) ? { shown, orderNo } : undefined;
  // On its way out it stays; what it asks for ends then.
  const [last, setLast] = useState(now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands there now is made of these two.
  useEffect(() => {
    const timer = setTimeout(setLast, now ? 0 : LEAVE_MS, now);
    return () => clearTimeout(timer);
  }, [shown, orderNo]);
  const panel = now ?? last;
  const Panel = panel && PANELS.get(panel.shown);
  return Panel ? (
    <Suspense fallback={<PartLoading />}>
      <Panel orderNo={panel.orderNo} isOpen={now !== undefined} onClose={close} onChanged={onChanged} />
    </Suspense>
  ) : null;
}
