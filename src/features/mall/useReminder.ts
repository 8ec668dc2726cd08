import { useSubmit } from '@/request/useSubmit';
import { signIn } from '@/session/signIn';
import { useSession } from '@/session/useSession';
import { showNotification, showSuccess } from '@/shared/ui/toast/toast';
import { type Goods, remindGoods } from './contract';

/** Switches the reminder of a good on and off; a guest signs in first. */
export function useReminder(
  { goodsId, reminded }: Pick<Goods, 'goodsId' | 'reminded'>,
  onChanged: (isOn: boolean, waiting: number | undefined) => void,
  askAnew: () => void,
) {
  const { isSignedIn } = useSession();
  const { submit } = useSubmit(remindGoods, {
    askAnew,
    onDone: (answer, { payload }) => {
      const on = answer?.on ?? payload.on;
      onChanged(on, answer?.waiting);
      if (on) showSuccess('好了，可以兑换时提醒您');
      else showNotification('已取消提醒');
    },
  });
  const toggle = () => {
    if (isSignedIn) void submit({ goodsId, on: !reminded });
    else signIn();
  };
  return { toggle };
}
