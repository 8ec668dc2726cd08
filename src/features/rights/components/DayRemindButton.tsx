import { useSubmit } from '@/request/useSubmit';
import { signIn } from '@/session/signIn';
import { useSession } from '@/session/useSession';
import { Button } from '@/shared/ui/Button/Button';
import { showNotification, showSuccess } from '@/shared/ui/toast/toast';
import { type RightsDay, remindRightsDay } from '../dayContract';

interface Props {
  day: RightsDay;
  /** Asks anew for the day, when nobody knows whether it is on. */
  askAnew: () => void;
  onReminded: (isOn: boolean) => void;
}

/** The one thing to do before a day begins. */
export function DayRemindButton({ day, askAnew, onReminded }: Props) {
  const { isSignedIn } = useSession();
  const { submit, isBusy } = useSubmit(remindRightsDay, {
    askAnew,
    onDone: (answer, { payload }) => {
      const on = answer?.on ?? payload.on;
      if (on) showSuccess('开始前会发消息提醒您');
      else showNotification('已取消提醒');
      onReminded(on);
    },
  });
  const toggle = () => {
    if (isSignedIn) void submit({ date: day.date, on: !day.reminded });
    else signIn();
  };
  return (
    <Button size="large" variant={day.reminded ? 'outline' : 'tint'} busy={isBusy} onClick={toggle}>
      {day.reminded ? '取消提醒' : '提醒我'}
    </Button>
  );
}
