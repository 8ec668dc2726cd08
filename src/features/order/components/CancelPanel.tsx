import { useQuery } from '@/request/useQuery';
import { useSubmit } from '@/request/useSubmit';
import { useMoment } from '@/shared/lib/useMoment';
import { Popup } from '@/shared/ui/Popup/Popup';
import { QueryView } from '@/shared/ui/QueryView/QueryView';
import { ReasonForm } from '@/shared/ui/Radio/ReasonForm';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { showMessage, showSuccess } from '@/shared/ui/toast/toast';
import { getOrderDetail } from '../contract';
import { returnedText } from '../orderCopy';
import type { Returned } from '../orderSchemas';
import { ORDER_STATUS } from '../orderStatus';
import { cancelOrder } from '../panelContract';
import { cancelText, returnRoute } from '../panelCopy';
import styles from './CancelPanel.module.less';
import type { OrderPanelProps } from './orderPanel';
import { PanelNote } from './PanelNote';

/** What cancelling brings, before it is done: an order without money or points in it has nothing to give back. */
function WhatComesBack({ returnable, refundText }: { returnable: Returned; refundText: string | undefined }) {
  const isEmpty = returnedText(returnable) === '';
  return (
    <p className={styles.returned}>
      {isEmpty && '还没有付款，'}取消后<b>{isEmpty ? '不会扣款' : cancelText(returnable)}</b>
      <small>{returnRoute(returnable, refundText)}</small>
    </p>
  );
}

/** Asks for the reason and says what comes back before anything is cancelled. */
export function CancelPanel({ orderNo, isOpen, onClose, onChanged }: OrderPanelProps) {
  const query = useQuery(getOrderDetail, { orderNo }, { refreshOnReturn: true });
  // By then it is closed, and asks for no reason any longer.
  useMoment(query, [query.data?.expireAt]);
  const { submit, isBusy } = useSubmit(cancelOrder, {
    intentKey: `cancel:${orderNo}`,
    onDone: (answer, { isReplay }) => {
      if (isReplay) showMessage('这笔订单已经取消过了');
      else showSuccess(answer ? `已取消，${cancelText(answer.returned)}` : '已取消');
      onChanged(orderNo);
      onClose();
    },
    askAnew: () => {
      query.refresh();
      onChanged(orderNo);
    },
  });
  return (
    <Popup isOpen={isOpen} title="取消订单" onClose={onClose}>
      <QueryView query={query} skeleton={<Skeleton shape="card" height="calc(var(--tap) * 3 + 350px)" />}>
        {({ status, returned, returnable, cancelReasons, refundText }) =>
          returnable === undefined ? (
            <PanelNote>
              {status === ORDER_STATUS.cancelled
                ? `这笔订单已经取消${returned ? `，${cancelText(returned)}` : ''}。`
                : '这笔订单现在不能取消，可以在订单详情里联系客服。'}
            </PanelNote>
          ) : (
            <>
              <WhatComesBack returnable={returnable} refundText={refundText} />
              <ReasonForm
                legend="为什么取消"
                reasons={cancelReasons}
                submitText="确认取消"
                isBusy={isBusy}
                onSubmit={(reason) => void submit({ orderNo, reason, status })}
              />
            </>
          )
        }
      </QueryView>
    </Popup>
  );
}
