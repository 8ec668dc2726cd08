import { useCallback } from 'react';
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

/** What the buttons of rewards do, by the server's keys. */
export function useRewardActions({ onChanged, onDeleted }: Options) {
  const go = useGo();
  const { choose, isSaving } = useAddressChoice(() => onChanged(''));
  // `act` asks anew what became of the reward.
  const onRefused = () => false;
  const confirm = useSubmit(confirmReward, {
    intentKey: keyOf('confirm'),
    onDone: () => showSuccess('已确认收货'),
    onRefused,
  });
  const reissue = useSubmit(reissueReward, {
    intentKey: keyOf('reissue'),
    onDone: (answer) => reportReissue(answer?.status),
    onRefused,
  });
  const appeal = useSubmit(appealReward, {
    intentKey: keyOf('appeal'),
    onDone: () => showSuccess('已收到，客服会联系您'),
    onRefused,
  });
  const remove = useSubmit(deleteReward, {
    intentKey: keyOf('delete'),
    onDone: () => showMessage('已删除'),
    onRefused: () => {
      onChanged('');
      return false;
    },
  });
  const remind = useSubmit(remindReward, {
    onDone: (answer, { payload }) => showSuccess((answer?.on ?? payload.on) ? '截止前会发消息提醒您' : '已取消提醒'),
    onRefused,
  });

  const askThen = useCallback(async (asked: Asked, run: () => Promise<{ kind: string }>) => {
    const isConfirmed = await confirmDialog(asked);
    return isConfirmed && (await run()).kind !== 'ignored';
  }, []);

  const act = async (target: Target, operate: Operate): Promise<void> => {
    const { rewardId, name } = target;
    switch (operate.key) {
      case 'address':
      case 'editAddress':
        return choose(target);
      case 'express':
        return go('rewardDetail', { rewardId });
      case 'confirm':
        if (await askThen(received(name), () => confirm.submit({ rewardId }))) onChanged(rewardId);
        return;
      case 'reissue':
        await reissue.submit({ rewardId });
        return onChanged(rewardId);
      case 'remindOn':
      case 'remindOff':
        await remind.submit({ rewardId, on: operate.key === 'remindOn' });
        return onChanged(rewardId);
      case 'appeal':
        if (await askThen(APPEAL, () => appeal.submit({ rewardId }))) onChanged(rewardId);
        return;
      case 'delete': {
        const isAgreed = await confirmDialog({
          title: '删除这条记录？',
          content: '删除后不再显示',
          confirmText: '删除',
          cancelText: '不删',
          danger: true,
        });
        if (isAgreed && (await remove.submit({ rewardId })).kind === 'done') onDeleted(rewardId);
        return;
      }
    }
  };

  const isBusy = isSaving || confirm.isBusy || reissue.isBusy || appeal.isBusy || remind.isBusy || remove.isBusy;
  return { act: (target: Target, operate: Operate) => void act(target, operate), isBusy };
}
