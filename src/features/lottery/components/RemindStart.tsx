import { useSubmit } from '@/request/useSubmit';
import { signIn } from '@/session/signIn';
import { useSession } from '@/session/useSession';
import { ACTIVITY_ID } from '@/shared/config/constants';
import { Button } from '@/shared/ui/Button/Button';
import { showNotification, showSuccess } from '@/shared/ui/toast/toast';
import { remindOfStart } from '../contract';

interface Props {
  isOn: boolean;
  onChanged: () => void;
}

/** Asks for a message when the lottery starts; a guest signs in first. */
export function RemindStart({ isOn, onChanged }: Props) {
  const { isSignedIn } = useSession();
  const { submit, isBusy } = useSubmit(remindOfStart, {
    onDone: (answer, { payload }) => {
      if (answer?.on ?? payload.on) showSuccess('好了，开始时提醒您');
      else showNotification('已取消提醒');
      onChanged();
    },
  });
  const toggle = () => {
    if (isSignedIn) void submit({ activityId: ACTIVITY_ID, on: !isOn });
    else void signIn();
  };
  return (
    <Button size="small" variant={isOn ? 'outline' : 'primary'} busy={isBusy} onClick={toggle}>
      {isOn ? '取消提醒' : '提醒我'}
    </Button>
  );
}
