import { useQueryParam } from '@/shared/lib/navigation';
import { usePanel } from '@/shared/lib/usePanel';
import { CancelPanel } from './CancelPanel';
import { CodePanel } from './CodePanel';
import { ExpressPanel } from './ExpressPanel';

/** The panels over a list or an order, by the query; the back key closes them. */
export function OrderPanels({ onChanged }: { onChanged: (orderNo: string) => void }) {
  const { shown, close } = usePanel('step');
  const orderNo = useQueryParam('orderNo');
  if (orderNo === undefined) return null;
  if (shown === 'cancel') return <CancelPanel orderNo={orderNo} onClose={close} onCancelled={onChanged} />;
  if (shown === 'express') return <ExpressPanel orderNo={orderNo} onClose={close} />;
  if (shown === 'code') return <CodePanel orderNo={orderNo} onClose={close} />;
  return null;
}
