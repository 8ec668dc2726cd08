import type { Call } from '@/request/defineCall';
import { RELOAD } from '@/request/useBehindRows';
import { useSubmit } from '@/request/useSubmit';
import { pathOf, useSetQuery } from '@/shared/lib/navigation';
import { useNavigate } from '@/shared/lib/useNavigate';
import { confirmDialog } from '@/shared/ui/dialog/dialog';
import { showSuccess } from '@/shared/ui/toast/toast';
import { confirmOrder, deleteOrder, remindOrder } from './contract';
import { PANELS } from './orderButtons';
import type { GoodsOrder } from './orderSchemas';

interface Handlers {
  /** The order has changed on the server. */
  onChanged: (orderNo: string) => void;
  onDeleted: (orderNo: string) => void;
}

type Acted = Pick<GoodsOrder, 'orderNo' | 'items'> & Partial<Pick<GoodsOrder, 'campaign'>>;

type Intent = { orderNo: string; clientToken?: string | undefined };

function useIntent(
  call: Call<Intent, undefined>,
  done: string,
  onDone: (orderNo: string) => void,
  onChanged: (orderNo: string) => void,
) {
  const { submit, isBusy } = useSubmit(call, {
    onDone: (_, { payload }) => {
      showSuccess(done);
      onDone(payload.orderNo);
    },
    askAnew: ({ orderNo }) => onChanged(orderNo),
  });
  const run = async (orderNo: string) => void (await submit({ orderNo }));
  return { run, isBusy };
}

type Question = Parameters<typeof confirmDialog>[0];

const RECEIVED: Question = {
  title: '确认收货？',
  content: '请先打开包裹看看，没有问题再确认。',
  confirmText: '确认收货',
  cancelText: '还没收到',
};

const PICKED_UP: Question = {
  title: '已经取到了？',
  content: '确认后，这笔订单的自提码就不能再用了。',
  confirmText: '我已取到',
  cancelText: '还没取到',
};

const REMOVAL: Question = {
  title: '删除这笔订单？',
  content: '删除后不能恢复，积分和卡券不受影响。',
  confirmText: '删除',
  cancelText: '不删',
  danger: true,
};

/** Carries out what an order's buttons say. */
export function useOrderActions({ onChanged, onDeleted }: Handlers) {
  const navigate = useNavigate();
  const setQuery = useSetQuery();
  const confirm = useIntent(confirmOrder, '已确认收货', onChanged, onChanged);
  const remove = useIntent(deleteOrder, '已删除', onDeleted, onChanged);
  const remind = useIntent(remindOrder, '已提醒仓库尽快发货', onChanged, onChanged);

  const ask = async (question: Question, run: () => Promise<void>) => {
    if (await confirmDialog(question)) await run();
  };

  const open = (key: string, { orderNo, items, campaign }: Acted): void => {
    const from = campaign?.code;
    const goodsId = items[0]?.goodsId;
    if (PANELS.includes(key)) setQuery({ step: key, orderNo });
    if (key === RELOAD) onChanged(orderNo);
    if (key === 'pay') navigate(pathOf('paying', { orderNo, biz: 'goods', from }));
    if (key === 'again') navigate(goodsId ? pathOf('goodsDetail', { goodsId, from }) : pathOf('pointsMall'));
  };

  const act = (key: string, order: Acted): void => {
    const { orderNo } = order;
    switch (key) {
      case 'remind':
        void remind.run(orderNo);
        break;
      case 'confirm':
        void ask(order.items[0]?.deliver === 'pickup' ? PICKED_UP : RECEIVED, () => confirm.run(orderNo));
        break;
      case 'delete':
        void ask(REMOVAL, () => remove.run(orderNo));
        break;
      default:
        open(key, order);
    }
  };

  return { act, isBusy: confirm.isBusy || remove.isBusy || remind.isBusy };
}
