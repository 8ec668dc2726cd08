import { useNavigate } from 'umi';
import type { Call } from '@/request/defineCall';
import { useSubmit } from '@/request/useSubmit';
import { pathOf, useSetQuery } from '@/shared/lib/navigation';
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

/** Carries out what an order's buttons say. */
export function useOrderActions({ onChanged, onDeleted }: Handlers) {
  const navigate = useNavigate();
  const setQuery = useSetQuery();
  const confirm = useIntent(confirmOrder, '已确认收货', onChanged, onChanged);
  const remove = useIntent(deleteOrder, '已删除', onDeleted, onChanged);
  const remind = useIntent(remindOrder, '已提醒仓库尽快发货', onChanged, onChanged);

  const ask = async (title: string, content: string, word: string, run: () => Promise<void>, danger = false) => {
    if (await confirmDialog({ title, content, confirmText: word, cancelText: danger ? '不删' : '还没收到', danger }))
      await run();
  };

  const open = (key: string, { orderNo, items, campaign }: Acted): void => {
    const from = campaign?.code;
    const goodsId = items[0]?.goodsId;
    if (PANELS.includes(key)) setQuery({ step: key, orderNo });
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
        void ask('确认收货？', '请先打开包裹看看，没有问题再确认。', '确认收货', () => confirm.run(orderNo));
        break;
      case 'delete':
        void ask('删除这笔订单？', '删除后不能恢复，积分和卡券不受影响。', '删除', () => remove.run(orderNo), true);
        break;
      default:
        open(key, order);
    }
  };

  return { act, isBusy: confirm.isBusy || remove.isBusy || remind.isBusy };
}
