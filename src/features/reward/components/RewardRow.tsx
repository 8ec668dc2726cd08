import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { ReactComponent as RightIcon } from '@/shared/icons/heart.svg';
import { ReactComponent as TicketIcon } from '@/shared/icons/ticket.svg';
import { useElderMode } from '@/shared/lib/elderMode';
import { pathOf } from '@/shared/lib/navigation';
import { formatPoints } from '@/shared/lib/pointsFormat';
import type { Operate } from '@/shared/lib/schema';
import { formatNearDay, formatNearDayTime } from '@/shared/lib/timeFormat';
import { withUnits } from '@/shared/lib/unbroken';
import { ActionButton } from '@/shared/ui/ActionButton/ActionButton';
import { Apricot } from '@/shared/ui/Apricot/Apricot';
import { Clauses } from '@/shared/ui/Dated/Clauses';
import { IconSeat } from '@/shared/ui/IconSeat/IconSeat';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden/VisuallyHidden';
import type { ListedReward } from '../contract';
import { describeRow } from '../rowCopy';
import { RewardPicture } from './RewardPicture';
import styles from './RewardRow.module.less';

interface Props {
  rewardId: string;
  reward: ListedReward;
  isBusy: boolean;
  onAct: (operate: Operate) => void;
}

function Seat({ reward: { type, img, status } }: Pick<Props, 'reward'>): ReactNode {
  if (type === 'points') {
    return (
      <IconSeat tone="apricot">
        <Apricot />
      </IconSeat>
    );
  }
  if (type === 'coupon') {
    return (
      <IconSeat>
        <TicketIcon />
      </IconSeat>
    );
  }
  if (type === 'right' || type === 'service') {
    return (
      <IconSeat>
        <RightIcon />
      </IconSeat>
    );
  }
  return (
    <span className={styles.seat}>
      <RewardPicture src={img} isSmall isOver={status === 'expired' || status === 'cancelled'} />
    </span>
  );
}

function Points({ reward: { points, status } }: Pick<Props, 'reward'>) {
  if (points === null) return null;
  return (
    <span className={clsx(styles.points, status !== 'done' && styles.later)}>
      +{formatPoints(points)} <small>积分</small>
    </span>
  );
}

/** A reward that has arrived, is on its way or is over: one row, with a button only where there is something to do. */
export function RewardRow({ rewardId, reward, isBusy, onAct }: Props) {
  const { name, wonAt, reasonText } = reward;
  const isElder = useElderMode();
  const titleId = useId();
  const label = `${name}，${formatNearDayTime(wonAt)}`;
  const { title, source, wait, word, isOpen, button } = describeRow(reward);
  const points = reward.points === null ? undefined : <Points reward={reward} />;
  const state = (points === undefined || reward.status !== 'done') && (
    <span className={clsx(styles.word, isOpen && styles.open)}>{word}</span>
  );
  return (
    <ListRow
      as="article"
      aria-label={label}
      className={styles.row}
      to={pathOf('rewardDetail', { rewardId })}
      seat={<Seat reward={reward} />}
      titleId={titleId}
      title={
        // Many rows of points have one source: a list of links names the sum and the moment, too.
        title === name ? (
          name
        ) : (
          <>
            {title}
            <VisuallyHidden>{`，${label}`}</VisuallyHidden>
          </>
        )
      }
      note={[
        <Clauses key="source">{[source, formatNearDay(wonAt), !isElder && wait].filter(Boolean).join('，')}</Clauses>,
        reasonText && withUnits(reasonText),
        isElder && state,
      ]}
      wide
      stacks
      value={
        isElder ? (
          points
        ) : (
          <>
            {points}
            {state}
          </>
        )
      }
    >
      {button && (
        <div className={styles.act}>
          <ActionButton
            operate={button}
            size="small"
            aria-describedby={titleId}
            variant={button.key === 'delete' ? 'outline' : 'tint'}
            busy={isBusy}
            onClick={() => onAct(button)}
          />
        </div>
      )}
    </ListRow>
  );
}
