import { useSubmit } from '@/request/useSubmit';
import { signIn } from '@/session/signIn';
import { useSession } from '@/session/useSession';
import { formatPoints } from '@/shared/lib/pointsFormat';
import { formatNearDay, lastMoment } from '@/shared/lib/timeFormat';
import { Button } from '@/shared/ui/Button/Button';
import { CountDown } from '@/shared/ui/CountDown/CountDown';
import { Dated } from '@/shared/ui/Dated/Dated';
import { showNotification, showSuccess } from '@/shared/ui/toast/toast';
import { type Chances, type Lottery, type LotteryScope, remindOfStart } from '../contract';
import { areAllGone } from '../oddsFormat';
import styles from './PhaseLine.module.less';

interface Props {
  scope: LotteryScope;
  lottery: Lottery;
  chances: Chances | undefined;
  onStart: () => void;
  onReminded: () => void;
}

/** What a member has to know before looking at the wheel; undefined when it simply runs. */
function noticeOf({ status, endAt, prizes, costPoints }: Lottery): string | undefined {
  if (status === 2) return `本期已于 ${formatNearDay(lastMoment(endAt), '结束')}\n抽中的奖品仍可领取`;
  if (status === 3) return '本期已下线\n抽中的奖品仍可领取';
  if (status === 1 && areAllGone(prizes)) return '本期奖品已全部发完\n抽中的奖品仍可领取';
  return costPoints !== null && costPoints > 0 ? `每次抽奖用 ${formatPoints(costPoints)} 积分` : undefined;
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
  const notice = noticeOf(lottery);
  if (status !== 0)
    return notice === undefined ? null : (
      <div className={styles.line}>
        <span>
          <Dated>{notice}</Dated>
        </span>
      </div>
    );
  return (
    <div className={styles.line}>
      {startAt === null ? (
        <span>即将开始</span>
      ) : (
        <span className={styles.time}>
          距开始
          <CountDown className={styles.clock} endAt={startAt} onEnd={onStart} />
        </span>
      )}
      <RemindStart scope={scope} isOn={chances?.reminded ?? false} onChanged={onReminded} />
    </div>
  );
}
