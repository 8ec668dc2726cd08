import { useId } from 'react';
import { signIn } from '@/session/signIn';
import { useSession } from '@/session/useSession';
import { useFollow } from '@/shared/lib/navigation';
import { formatPoints } from '@/shared/lib/pointsFormat';
import { priceInWords } from '@/shared/lib/priceInWords';
import { ActionButton } from '@/shared/ui/ActionButton/ActionButton';
import { Button } from '@/shared/ui/Button/Button';
import { StockBar } from '@/shared/ui/StockBar/StockBar';
import { Tag } from '@/shared/ui/Tag/Tag';
import type { DayItem } from '../dayContract';
import type { DayClaim } from '../useDayClaim';
import styles from './DayItemCard.module.less';
import { OfferCard } from './OfferCard';
import { RightIcon } from './RightIcon';

interface Props {
  item: DayItem;
  /** Its slot can be taken from now; before and after there is nothing to press and nothing to count down. */
  isOpen: boolean;
  claim: DayClaim | undefined;
  onClaim: (item: DayItem) => void;
}

/**
 * Goods have prices and limits of their own, which stand where they are bought. What only a paid card gives is not called
 * free.
 */
function describeCost({ kind, points, price, memberOnly }: DayItem): string {
  const words = priceInWords(points, price);
  if (words !== '') return words;
  if (kind === 'goods') return '';
  return memberOnly ? '不另付费' : '免费';
}

/** How many there are, before its slot: no bar says it yet, and a fourth tag would stand alone on a line. */
function describeAmount({ kind, total, quotaPerUser }: DayItem): string {
  return kind === 'goods' ? '' : `共 ${formatPoints(total)} 份，每人限 ${quotaPerUser} 份`;
}

function Terms({ item, isOpen }: Pick<Props, 'item' | 'isOpen'>) {
  const cost = describeCost(item);
  return (
    <>
      {cost !== '' && <Tag tone="apricot">{cost}</Tag>}
      {item.memberOnly && <Tag>会员专享</Tag>}
      {isOpen && item.kind !== 'goods' && <Tag tone="grey">每人限 {item.quotaPerUser} 份</Tag>}
    </>
  );
}

/** One offer of a slot. */
export function DayItemCard({ item, isOpen, claim, onClaim }: Props) {
  const { isSignedIn } = useSession();
  const follow = useFollow();
  const titleId = useId();
  const [button] = item.operate;
  const isMine = claim?.itemId === item.itemId;
  const act = (key: string) => {
    if (key === 'goods') follow(item.route);
    else if (isSignedIn) onClaim(item);
    else signIn();
  };
  return (
    <OfferCard
      mark={<RightIcon kind={item.kind === 'goods' ? 'prize' : item.kind} />}
      title={item.title}
      titleId={titleId}
      notes={isOpen ? [item.note] : [item.note, describeAmount(item)]}
      tags={<Terms item={item} isOpen={isOpen} />}
      action={
        isOpen &&
        (isMine ? (
          <Button block busy aria-describedby={titleId} busyText={claim.isQueued ? '人太多，正在排队' : '领取中'}>
            立即领取
          </Button>
        ) : (
          button && (
            <ActionButton
              className={styles.action}
              operate={button}
              aria-describedby={titleId}
              block
              variant={button.key === 'goods' ? 'tint' : 'primary'}
              onClick={act}
            />
          )
        ))
      }
    >
      {isOpen && item.kind !== 'goods' && (
        <p className={styles.stock}>
          <StockBar className={styles.bar} used={item.total - item.stock} total={item.total} label="已领" />剩{' '}
          {formatPoints(item.stock)} 份
        </p>
      )}
    </OfferCard>
  );
}
