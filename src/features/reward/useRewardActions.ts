import type { DataOf } from '@/request/defineCall';
import { RELOAD } from '@/request/useBehindRows';
import { useSubmit } from '@/request/useSubmit';
import { useGo } from '@/shared/lib/navigation';
import type { Operate } from '@/shared/lib/schema';
import { confirmDialog } from '@/shared/ui/dialog/dialog';
import { showMessage, showSuccess } from '@/shared/ui/toast/toast';
import { appealReward, confirmReward, deleteReward, type RewardStatus, reissueReward, remindReward } from './contract';
import { useAddressChoice } from './useAddressChoice';

/** The reward that a button belongs to. */
export interface Target {
  rewardId: string;
  isLottery: boolean;
  name: string;
}

interface Options {
  /** The reward has changed on the server. */
  onChanged: (rewardId: string) => void;
  onDeleted: (rewardId: string) => void;
}

const keyOf =
  (action: string) =>
  ({ rewardId }: { rewardId: string }) =>
    `reward-${action}:${rewardId}`;

function reportReissue(status: RewardStatus | undefined): void {
  if (status === 'done') showSuccess('已重新发放到账');
  else showMessage('已提交，正在发放');
}

type Asked = Record<'title' | 'content' | 'confirmText' | 'cancelText', string>;

const received = (name: string): Asked => ({
  title: '确认收货？',
  content: `请先打开包裹，看看${name}是否完好。`,
  confirmText: '确认收货',
  cancelText: '还没收到',
});

const APPEAL: Asked = {
  title: '申诉这份奖励？',
  content: '客服核实后会联系您。',
  confirmText: '申诉',
  cancelText: '先不申诉',
};

const REMOVAL: Asked & { danger: boolean } = {
  title: '删除这条记录？',
  content: '删除后不能恢复。',
  confirmText: '删除',
  cancelText: '不删',
  danger: true,
};

/** What the buttons of rewards do, by the server's keys. */
export function useRewardActions({ onChanged, onDeleted }: Options) {
  const go = useGo();
  const { choose, isSaving } = useAddressChoice(onChanged);
  /** Says what was done, and shows the reward as it is then; also where no answer says so. */
  const changing = <Data, Payload extends { rewardId: string }>(tell: (answer: Data, payload: Payload) => void) => ({
    onDone: (answer: Data, { payload }: { payload: Payload }) => {
      tell(answer, payload);
      onChanged(payload.rewardId);
    },
    askAnew: ({ rewardId }: { rewardId: string }) => onChanged(rewardId),
  });
  const confirm = useSubmit(confirmReward, {
    intentKey: keyOf('confirm'),
    ...changing(() => showSuccess('已确认收货')),
  });
  const reissue = useSubmit(reissueReward, {
    intentKey: keyOf('reissue'),
    ...changing((answer: DataOf<typeof reissueReward>) => reportReissue(answer?.status)),
  });
  const appeal = useSubmit(appealReward, {
    intentKey: keyOf('appeal'),
    ...changing(() => showSuccess('已收到，客服会联系您')),
  });
  const remove = useSubmit(deleteReward, {
    intentKey: keyOf('delete'),
    onDone: (_, { payload }) => {
      showMessage('已删除');
      onDeleted(payload.rewardId);
    },
    askAnew: () => onChanged(''),
  });
  const remind = useSubmit(remindReward, {
    ...changing((answer: DataOf<typeof remindReward>, asked: { rewardId: string; on: boolean }) =>
      showSuccess((answer?.on ?? asked.on) ? '截止前会发消息提醒您' : '已取消提醒'),
    ),
  });

  const act = async (target: Target, { key }: Operate): Promise<void> => {
    const { rewardId, name } = target;
    switch (key) {
      case RELOAD:
        return onChanged(rewardId);
      case 'address':
      case 'editAddress':
        return choose(target);
      case 'express':
        return go('rewardDetail', { rewardId });
      case 'confirm':
        if (await confirmDialog(received(name))) await confirm.submit({ rewardId });
        return;
      case 'reissue':
        await reissue.submit({ rewardId });
        return;
      case 'remindOn':
      case 'remindOff':
        await remind.submit({ rewardId, on: key === 'remindOn' });
        return;
      case 'appeal':
        if (await confirmDialog(APPEAL)) await appeal.submit({ rewardId });
        return;
      case 'delete':
        if (await confirmDialog(REMOVAL)) await remove.submit({ rewardId });
        return;
    }
  };

  const isBusy = isSaving || confirm.isBusy || reissue.isBusy || appeal.isBusy || remind.isBusy || remove.isBusy;
  return { act: (target: Target, operate: Operate) => void act(target, operate), isBusy };
}
