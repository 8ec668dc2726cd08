import { useId } from 'react';
import { BlockCard } from '@/features/campaign';
import type { TeamReward } from '@/features/team';
import { pathOf } from '@/shared/lib/navigation';
import { withUnits } from '@/shared/lib/unbroken';
import { Button } from '@/shared/ui/Button/Button';
import { ButtonLink } from '@/shared/ui/Button/ButtonLink';
import { GoodsPicture } from '@/shared/ui/GoodsPicture/GoodsPicture';
import { useSupport } from '@/shared/ui/HelpWays/useSupport';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import { Tag, type TagTone } from '@/shared/ui/Tag/Tag';
import { noteOfReward, tagOf } from '../rewardWords';
import styles from './RewardCard.module.less';

interface Props {
  /** undefined: the server has not said. */
  rewards: readonly TeamReward[] | undefined;
  refresh: () => void;
}

const TONES: Readonly<Record<TeamReward['status'], TagTone>> = {
  processing: 'info',
  claim: 'apricot',
  toShip: 'warning',
  shipped: 'info',
  done: 'success',
  issued: 'success',
  failed: 'danger',
  expired: 'grey',
};

/** What becomes of a parcel stands in its detail. */
const PARCEL_WAYS: Readonly<Partial<Record<TeamReward['status'], string>>> = {
  toShip: '看进度',
  shipped: '看物流',
  done: '看详情',
};

interface RowProps {
  reward: TeamReward;
  refresh: () => void;
}

function Way({ reward: { rewardId, status, couponId, type }, nameId, refresh }: RowProps & { nameId: string }) {
  const contact = useSupport();
  if (status === 'processing') {
    return (
      <Button size="small" variant="tint" aria-describedby={nameId} onClick={refresh}>
        刷新
      </Button>
    );
  }
  if (status === 'failed' && contact) {
    return (
      <Button size="small" variant="tint" aria-describedby={nameId} onClick={contact}>
        客服
      </Button>
    );
  }
  const parcel = PARCEL_WAYS[status];
  if (parcel !== undefined) {
    return (
      <ButtonLink size="small" variant="tint" aria-describedby={nameId} to={pathOf('rewardDetail', { rewardId })}>
        {parcel}
      </ButtonLink>
    );
  }
  if (status === 'issued' && couponId !== undefined) {
    return (
      <ButtonLink size="small" variant="tint" aria-describedby={nameId} to={pathOf('couponList', { id: couponId })}>
        看券码
      </ButtonLink>
    );
  }
  if (status !== 'issued' || type !== 'points') return null;
  return (
    <ButtonLink size="small" variant="tint" aria-describedby={nameId} to={pathOf('record')}>
      看记录
    </ButtonLink>
  );
}

function RewardRow({ reward, refresh }: RowProps) {
  const { rewardId, name, img, status } = reward;
  const nameId = useId();
  return (
    <ListRow
      as="li"
      large
      stacks
      seat={<GoodsPicture src={img} className={styles.picture} />}
      title={<b className={styles.name}>{name}</b>}
      titleId={nameId}
      tag={<Tag tone={TONES[status]}>{tagOf(reward)}</Tag>}
      note={<span className={status === 'claim' ? styles.deadline : undefined}>{withUnits(noteOfReward(reward))}</span>}
      to={pathOf('rewardDetail', { rewardId })}
      action={<Way reward={reward} nameId={nameId} refresh={refresh} />}
    />
  );
}

/** What the member is given, each with its way on. */
export function RewardCard({ rewards, refresh }: Props) {
  return (
    <BlockCard title="我的奖励" failure={rewards ? undefined : '奖励没有取到'} onRetry={refresh}>
      {rewards?.length === 0 ? (
        <p className={styles.none}>奖励发放中，请刷新看看</p>
      ) : (
        <ul className={styles.rows}>
          {rewards?.map((reward) => (
            <RewardRow key={reward.rewardId} reward={reward} refresh={refresh} />
          ))}
        </ul>
      )}
    </BlockCard>
  );
}
