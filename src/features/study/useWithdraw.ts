import { createIntent } from '@/request/intent';
import { useSubmit } from '@/request/useSubmit';
import { confirmDialog } from '@/shared/ui/dialog/dialog';
import { showMessage, showSuccess } from '@/shared/ui/toast/toast';
import { type Application, withdrawApplication } from './contract';
import { applyIntent } from './intents';

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
    withdraw: async ({ applyId, studyId, status, effect }: Application) => {
      const [title, deed] = status === 'enrolled' ? ['退出这项研究？', '退出'] : ['撤回这次报名？', '撤回'];
      const isSure = await confirmDialog({
        title,
        content: effect || `${deed}后不再联系您，不再收集新的资料。`,
        confirmText: `确认${deed}`,
        cancelText: `先不${deed}`,
        danger: true,
      });
      if (!isSure) return;
      const { kind } = await submit({ applyId });
      // The same form is another application from here on, also after a first one whose answer was lost.
      if (kind === 'done') createIntent(applyIntent(studyId).intentKey).end();
    },
  };
}
