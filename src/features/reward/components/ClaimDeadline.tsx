import { serverNow } from '@/shared/lib/serverClock';
import { formatDeadline } from '@/shared/lib/timeFormat';
import { CountDown } from '@/shared/ui/CountDown/CountDown';
import { Dated } from '@/shared/ui/Dated/Dated';
import { urgencyOf } from '../deadline';
import styles from './ClaimDeadline.module.less';

interface Props {
  claimBefore: number | null;
  /** The deadline has passed while the page was open. */
  onOver: () => void;
}

/** Until when a reward can be claimed; it warns at seven days and counts down on the last one. */
export function ClaimDeadline({ claimBefore, onOver }: Props) {
  const urgency = urgencyOf(claimBefore, serverNow());
  if (claimBefore === null || urgency === 'none' || urgency === 'over') return null;
  if (urgency === 'day') {
    return (
      <p className={styles.urgent}>
        <CountDown endAt={claimBefore} variant="text" onEnd={onOver} /> 后截止领取
      </p>
    );
  }
  return (
    <p className={urgency === 'week' ? styles.soon : styles.calm}>
      <Dated>{`请在 ${formatDeadline(claimBefore)}\u00a0前`}</Dated>
      <wbr />
      填写地址
    </p>
  );
}
