import { createIntent } from '@/request/intent';
import { useSubmit } from '@/request/useSubmit';
import { confirmDialog } from '@/shared/ui/dialog/dialog';
import { showLongMessage, showMessage, showSuccess } from '@/shared/ui/toast/toast';
import { cancelJoin, type Join } from './contract';
import { cancelIntent, joinIntent } from './intents';
import { type JoinWords, SIGNUP_WORDS } from './joinWords';

/** What is asked about before a seat is given back. */
type Cancelled = Pick<Join, 'joinId' | 'packageId' | 'status' | 'returnable'>;

function questionOf({ status, returnable }: Cancelled, words: JoinWords) {
  const content = returnable === undefined ? '能不能取消，提交后告诉您。' : `${returnable.text}。`;
  if (status === 'waiting') return { title: '退出候补？', content, confirmText: '退出候补' };
  if ((returnable?.cash ?? 0) > 0)
    return { title: '申请退款？', content: `取消这次报名，${content}`, confirmText: '申请退款' };
  return { title: words.asks, content, confirmText: words.cancel };
}

/** Says what comes back, then gives the seat back. `onChanged` is told whose it was when it is given back, or may be. */
export function useCancelJoin(code: string, onChanged: (joinId: string) => void, words = SIGNUP_WORDS) {
  const { submit, isBusy } = useSubmit(cancelJoin, {
    intentKey: (payload) => cancelIntent(payload).intentKey,
    onDone: (answer, { payload, isReplay }) => {
      if (isReplay) showMessage('刚才已经取消过了');
      else showSuccess(answer?.returned.cash ? `已取消，${answer.returned.text}` : '已取消');
      onChanged(payload.joinId);
    },
    askAnew: ({ joinId }) => onChanged(joinId),
    onUnknown: (_, { payload: { joinId } }) => {
      showLongMessage('没有收到结果，是否取消以这里为准');
      onChanged(joinId);
    },
  });
  return {
    isBusy,
    cancel: async (join: Cancelled) => {
      const isSure = await confirmDialog({ ...questionOf(join, words), cancelText: '先留着', danger: true });
      if (!isSure) return;
      const { kind } = await submit({ joinId: join.joinId });
      // Whoever has left before he was told that he is in signs up anew from here on.
      if (kind === 'done') createIntent(joinIntent({ code, packageId: join.packageId }).intentKey).end();
    },
  };
}
