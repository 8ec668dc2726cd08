import type { ReactNode } from 'react';
import { formatNearDayTime } from '@/shared/lib/timeFormat';
import { Card } from '@/shared/ui/Card/Card';
import { Dated } from '@/shared/ui/Dated/Dated';
import type { RewardDetail } from '../contract';
import { waitOf } from '../rowCopy';
import { describeStatus, stepsOf } from '../statusCopy';
import { ClaimDeadline } from './ClaimDeadline';
import styles from './RewardHead.module.less';
import { RewardPicture } from './RewardPicture';
import { RewardSteps } from './RewardSteps';

interface Props {
  reward: RewardDetail;
  /** Below the words, above the steps. */
  children?: ReactNode;
  onOver: () => void;
}

/** What the reward is and where it stands. */
export function RewardHead({ reward, children, onOver }: Props) {
  const { name, img, type, status, sourceText, wonAt, claimBefore, reasonText } = reward;
  const steps = stepsOf(status, type);
  const wait = waitOf(reward);
  return (
    <Card className={styles.card}>
      <RewardPicture src={img} isLarge isOver={!steps} />
      <p className={styles.status}>{describeStatus(status, type).text}</p>
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.from}>
        <Dated>{[sourceText, formatNearDayTime(wonAt)].filter(Boolean).join('，')}</Dated>
      </p>
      {status === 'claim' && <ClaimDeadline claimBefore={claimBefore} onOver={onOver} />}
      {reasonText !== undefined && (
        <p className={styles.reason}>
          <Dated>{reasonText}</Dated>
        </p>
      )}
      {wait !== undefined && <p className={styles.wait}>{wait}</p>}
      {children}
      {steps && type === 'goods' && <RewardSteps steps={steps} />}
    </Card>
  );
}
