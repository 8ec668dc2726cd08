import { Link } from 'umi';
import { pathOf } from '@/shared/lib/navigation';
import type { Operate } from '@/shared/lib/schema';
import { formatNearDayTime } from '@/shared/lib/timeFormat';
import { ActionButton } from '@/shared/ui/ActionButton/ActionButton';
import { isReachable } from '@/shared/ui/ActionButton/operateLinks';
import { Card } from '@/shared/ui/Card/Card';
import { Dated } from '@/shared/ui/Dated/Dated';
import { Tag } from '@/shared/ui/Tag/Tag';
import type { PrizeRecord } from '../contract';
import { describeStatus } from '../statusCopy';
import { ClaimDeadline } from './ClaimDeadline';
import styles from './RewardCard.module.less';
import { RewardPicture } from './RewardPicture';

interface Props {
  rewardId: string;
  reward: Omit<PrizeRecord, 'recordId' | 'prizeId'>;
  isBusy: boolean;
  onAct: (operate: Operate) => void;
  onOver: () => void;
}

/** One reward in a list: what, from where, its state, until when, and one button. */
export function RewardCard({ rewardId, reward, isBusy, onAct, onOver }: Props) {
  const { name, img, type, status, sourceText, wonAt, claimBefore, reasonText } = reward;
  const { text, tone } = describeStatus(status, type);
  const button = reward.operate.find(isReachable);
  const isOver = status === 'expired' || status === 'cancelled';
  return (
    <Card aria-label={`${name}，${formatNearDayTime(wonAt)}`}>
      <Link className={styles.body} to={pathOf('rewardDetail', { rewardId })}>
        <RewardPicture src={img} isOver={isOver} />
        <span className={styles.words}>
          <span className={styles.head}>
            <b className={styles.name}>{name}</b>
            <Tag tone={tone}>{text}</Tag>
          </span>
          <span className={styles.from}>
            <Dated>
              {sourceText}，{formatNearDayTime(wonAt)}
            </Dated>
          </span>
          {reasonText !== undefined && (
            <span className={styles.reason}>
              <Dated>{reasonText}</Dated>
            </span>
          )}
        </span>
      </Link>
      <div className={styles.foot}>
        <div className={styles.deadline}>
          {status === 'claim' && <ClaimDeadline claimBefore={claimBefore} onOver={onOver} />}
        </div>
        {button && (
          <ActionButton
            operate={button}
            size="small"
            variant={status === 'claim' ? 'primary' : 'tint'}
            busy={isBusy}
            onClick={() => onAct(button)}
          />
        )}
      </div>
    </Card>
  );
}
