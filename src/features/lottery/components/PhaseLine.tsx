import { useSubmit } from '@/request/useSubmit';
import { signIn } from '@/session/signIn';
import { useSession } from '@/session/useSession';
import { Button } from '@/shared/ui/Button/Button';
import { CountDown } from '@/shared/ui/CountDown/CountDown';
import { showNotification, showSuccess } from '@/shared/ui/toast/toast';
import { type Chances, type Lottery, type LotteryScope, remindOfStart } from '../contract';
import styles from './PhaseLine.module.less';
import { PhaseNotice, PhaseStrip } from './PhaseNotice';

interface Props {
  scope: LotteryScope;
  lottery: Lottery;
  chances: Chances | undefined;
  onStart: () => void;
  onReminded: () => void;
}

interface RemindProps {
  scope: LotteryScope;
  isOn: boolean;
  onChanged: () => void;
}

/** Asks for a message when the lottery starts; a guest signs in first. */
function RemindStart({ scope, isOn, onChanged }: RemindProps) {
  const { isSignedIn } = useSession();
  const { submit, isBusy } = useSubmit(remindOfStart, {
    askAnew: onChanged,
    onDone: (answer, { payload }) => {
      if (answer?.on ?? payload.on) showSuccess('好了，开始时提醒您');
      else showNotification('已取消提醒');
      onChanged();
    },
  });
  const toggle = () => {
    if (isSignedIn) void submit({ ...scope, on: !isOn });
    else void signIn();
  };
  return (
    <Button size="small" variant={isOn ? 'outline' : 'primary'} busy={isBusy} onClick={toggle}>
      {isOn ? '取消提醒' : '提醒我'}
    </Button>
  );
}

/** When the lottery begins, that it is over, or what a draw costs; nothing while it runs for free. */
export function PhaseLine({ scope, lottery, chances, onStart, onReminded }: Props) {
  const { status, startAt } = lottery;
  if (status !== 0) return <PhaseNotice lottery={lottery} />;
  return (
    <PhaseStrip>
      {startAt === null ? (
        <span>即将开始</span>
      ) : (
        <span className={styles.time}>
          距开始
          <CountDown className={styles.clock} endAt={startAt} onEnd={onStart} />
        </span>
      )}
      <RemindStart scope={scope} isOn={chances?.reminded ?? false} onChanged={onReminded} />
    </PhaseStrip>
  );
}
