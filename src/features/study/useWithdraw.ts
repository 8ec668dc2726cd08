import { useSubmit } from '@/request/useSubmit';
import { confirmDialog } from '@/shared/ui/dialog/dialog';
import { showMessage, showSuccess } from '@/shared/ui/toast/toast';
import { type Application, withdrawApplication } from './contract';

/** Says what leaving changes and what not, then leaves. */
export function useWithdraw(onChanged: () => void) {
  const { submit, isBusy } = useSubmit(withdrawApplication, {
    intentKey: ({ applyId }) => `study-withdraw:${applyId}`,
    onDone: (_, { isReplay }) => {
      if (isReplay) showMessage('刚才已经退出了');
      else showSuccess('已退出，谢谢您来过');
      onChanged();
    },
    askAnew: onChanged,
  });
  return {
    isBusy,
    withdraw: async ({ applyId, status, effect }: Application) => {
      const isSure = await confirmDialog({
        title: status === 'enrolled' ? '退出这项研究？' : '撤回这次报名？',
        content: effect || '退出后不再联系您，不再收集新的资料。',
        confirmText: '确认退出',
        cancelText: '先不退出',
        danger: true,
      });
      if (isSure) await submit({ applyId });
    },
  };
}
