import { useGoBack, useQueryParam } from '@/shared/lib/navigation';
import { CancelPanel } from './CancelPanel';
import { CodePanel } from './CodePanel';
import { ExpressPanel } from './ExpressPanel';

/** The panels over a list or an order, by the query; the back key closes them. */
export function OrderPanels({ onChanged }: { onChanged: (orderNo: string) => void }) {
  const step = useQueryParam('step');
  const orderNo = useQueryParam('orderNo');
  const close = useGoBack('orderList');
  if (orderNo === undefined) return null;
  if (step === 'cancel') return <CancelPanel orderNo={orderNo} onClose={close} onCancelled={onChanged} />;
  if (step === 'express') return <ExpressPanel orderNo={orderNo} onClose={close} />;
  if (step === 'code') return <CodePanel orderNo={orderNo} onClose={close} />;
  return null;
}
