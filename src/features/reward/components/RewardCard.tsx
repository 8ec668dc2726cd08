import { useId } from 'react';
import { ReactComponent as PinIcon } from '@/shared/icons/pin.svg';
import { pathOf } from '@/shared/lib/navigation';
import type { Operate } from '@/shared/lib/schema';
import { formatNearDay, formatNearDayTime } from '@/shared/lib/timeFormat';
import { ActionButton } from '@/shared/ui/ActionButton/ActionButton';
import { isReachable } from '@/shared/ui/ActionButton/operateLinks';
import { Card } from '@/shared/ui/Card/Card';
import { Dated } from '@/shared/ui/Dated/Dated';
import { Link } from '@/shared/ui/Link/Link';
import type { ListedReward } from '../contract';
import { describeStatus } from '../statusCopy';
import { ClaimDeadline } from './ClaimDeadline';
import styles from './RewardCard.module.less';
import { RewardPicture } from './RewardPicture';

interface Props {
  rewardId: string;
  reward: ListedReward;
  isBusy: boolean;
  onAct: (operate: Operate) => void;
  onOver: () => void;
}

/** A reward that waits for its owner: what, from where, until when, and the one button. */
export function RewardCard({ rewardId, reward, isBusy, onAct, onOver }: Props) {
  const { name, img, type, status, sourceText, wonAt, claimBefore } = reward;
  const button = reward.operate.find(isReachable);
  const nameId = useId();
  return (
    <Card className={styles.card} aria-label={`${name}，${formatNearDayTime(wonAt)}`}>
      <div className={styles.head}>
        <b className={styles.state}>
          <PinIcon className={styles.pin} />
          {describeStatus(status, type).text}
        </b>
        <span className={styles.from}>
          <Dated>{[sourceText, formatNearDay(wonAt)].filter(Boolean).join('，')}</Dated>
        </span>
      </div>
      <Link className={styles.body} to={pathOf('rewardDetail', { rewardId })}>
        <RewardPicture src={img} />
        <span className={styles.words}>
          <b id={nameId} className={styles.name}>
            {name}
          </b>
          <ClaimDeadline claimBefore={claimBefore} onOver={onOver} />
        </span>
      </Link>
      {button && (
        <ActionButton
          operate={button}
          variant="primary"
          block
          aria-describedby={nameId}
          busy={isBusy}
          onClick={() => onAct(button)}
        />
      )}
    </Card>
  );
}
