import { useId } from 'react';
import { useElderMode } from '@/shared/lib/elderMode';
import { keyed } from '@/shared/lib/keyed';
import { internalPath } from '@/shared/lib/navigation';
import { serverNow } from '@/shared/lib/serverClock';
import { withQuery } from '@/shared/lib/withQuery';
import { ButtonLink } from '@/shared/ui/Button/ButtonLink';
import { Dated } from '@/shared/ui/Dated/Dated';
import { Measured } from '@/shared/ui/Dated/Measured';
import { Link } from '@/shared/ui/Link/Link';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import { Tag } from '@/shared/ui/Tag/Tag';
import type { Holding } from '../contract';
import { describeHolders, describeHolding, isPassive } from '../holdingCopy';
import styles from './HoldingRow.module.less';
import { RemindButton } from './RemindButton';
import { RightIcon } from './RightIcon';

interface Props {
  holding: Holding;
  /** Opens the code at once, where the family member is chosen. */
  isForFamily?: boolean;
  onChanged: () => void;
}

/** Buttons that stand below the words. */
const ASIDE = ['transfer', 'remind'];

interface UseProps extends Pick<Props, 'holding'> {
  isForFamily: boolean;
  titleId: string;
}

function UseRightLink({ holding, isForFamily, titleId }: UseProps) {
  const path = internalPath(holding.route);
  const usable = holding.operate.find(({ enabled, key }) => enabled && !ASIDE.includes(key));
  if (path === undefined || holding.reasonText !== undefined) return null;
  if (isPassive(holding)) return <span className={styles.passive}>自动生效</span>;
  return (
    <ButtonLink
      size="small"
      variant="tint"
      aria-describedby={titleId}
      to={isForFamily ? withQuery(path, 'step=code') : path}
    >
      {usable && holding.kind !== 'right' ? usable.text : '使用'}
    </ButtonLink>
  );
}

/** One thing the member can use: what, how often, until when, and the way to use it. */
export function HoldingRow({ holding, isForFamily = false, onChanged }: Props) {
  const now = serverNow();
  const { text, isUrgent } = describeHolding(holding, now);
  const path = internalPath(holding.route);
  const isElder = useElderMode();
  const titleId = useId();
  const hasAside = !isElder && holding.operate.some(({ key, enabled }) => ASIDE.includes(key) && enabled);
  const canTransfer = holding.operate.some(({ key, enabled }) => key === 'transfer' && enabled);
  return (
    <ListRow
      as="article"
      titleAs="h3"
      titleId={titleId}
      stacks={!isPassive(holding)}
      seat={
        <RightIcon
          kind={holding.kind}
          type={holding.rightType}
          rightId={holding.kind === 'right' ? holding.id : undefined}
          isOff={holding.reasonText !== undefined}
          className={styles.icon}
        />
      }
      title={holding.title}
      to={path}
      tag={holding.ownerName === '' ? undefined : <Tag tone="apricot">{holding.ownerName}</Tag>}
      note={
        <>
          {!isElder && <Measured>{holding.note}</Measured>}
          <span className={isUrgent ? styles.urgent : styles.end}>
            <Dated>{text}</Dated>
          </span>
          {!isElder &&
            keyed(describeHolders(holding.holders, now)).map(([key, line]) => (
              <span key={key} className={styles.end}>
                <Dated>{line}</Dated>
              </span>
            ))}
          {holding.reasonText !== undefined && (
            <span className={styles.reason}>
              <Dated>{holding.reasonText}</Dated>
            </span>
          )}
        </>
      }
      action={<UseRightLink holding={holding} isForFamily={isForFamily} titleId={titleId} />}
    >
      {hasAside && (
        <div className={styles.links}>
          {canTransfer && path !== undefined && (
            <Link className={styles.remind} aria-describedby={titleId} to={withQuery(path, 'step=transfer')}>
              转给家人
            </Link>
          )}
          <RemindButton holding={holding} titleId={titleId} onChanged={onChanged} />
        </div>
      )}
    </ListRow>
  );
}
