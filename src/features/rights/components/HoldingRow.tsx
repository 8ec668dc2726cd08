import { Link } from 'umi';
import { useSubmit } from '@/request/useSubmit';
import { keyed } from '@/shared/lib/keyed';
import { internalPath } from '@/shared/lib/navigation';
import { serverNow } from '@/shared/lib/serverClock';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import { Tag } from '@/shared/ui/Tag';
import { showNotification, showSuccess } from '@/shared/ui/toast';
import { type Holding, remindRight } from '../contract';
import { describeHolders, describeHolding } from '../holdingCopy';
import styles from './HoldingRow.module.less';
import { RightIcon } from './RightIcon';

interface Props {
  holding: Holding;
  /** Offers a reminder; for what ends soon. */
  canRemind?: boolean;
  onChanged: () => void;
}

function RemindButton({ holding, onChanged }: Pick<Props, 'holding' | 'onChanged'>) {
  const { submit, isBusy } = useSubmit(remindRight, {
    onDone: ({ on }) => {
      if (on) showSuccess('到期前会发消息提醒您');
      else showNotification('已取消提醒');
      onChanged();
    },
  });
  return (
    <button
      type="button"
      className={styles.remind}
      aria-busy={isBusy || undefined}
      onClick={() => void submit({ rightId: holding.id, on: !holding.reminded })}
    >
      {holding.reminded ? '取消提醒' : '设提醒'}
    </button>
  );
}

function UseLink({ holding }: { holding: Holding }) {
  const path = internalPath(holding.route);
  const usable = holding.operate.find(({ enabled, key }) => enabled && key !== 'transfer');
  if (path === undefined || holding.reasonText !== undefined) return null;
  return (
    <ButtonLink size="small" variant="tint" to={path}>
      {usable && holding.kind !== 'right' ? usable.text : '使用'}
    </ButtonLink>
  );
}

/** One thing the member can use: what, how often, until when, and the way to use it. */
export function HoldingRow({ holding, canRemind = false, onChanged }: Props) {
  const now = serverNow();
  const { text, isUrgent } = describeHolding(holding, now);
  const path = internalPath(holding.route);
  const canTransfer = holding.operate.some(({ key, enabled }) => key === 'transfer' && enabled);
  return (
    <article className={styles.row}>
      <RightIcon kind={holding.kind} type={holding.rightType} isOff={holding.reasonText !== undefined} />
      <div className={styles.body}>
        <h3 className={styles.title}>
          {path === undefined ? (
            holding.title
          ) : (
            <Link className={styles.open} to={path}>
              {holding.title}
            </Link>
          )}
          {holding.ownerName !== '' && <Tag tone="apricot">{holding.ownerName}</Tag>}
        </h3>
        <p className={styles.note}>{holding.note}</p>
        <p className={isUrgent ? styles.urgent : styles.end}>{text}</p>
        {keyed(describeHolders(holding.holders, now)).map(([key, line]) => (
          <p key={key} className={styles.end}>
            {line}
          </p>
        ))}
        {holding.reasonText !== undefined && <p className={styles.reason}>{holding.reasonText}</p>}
        {(canTransfer || canRemind) && (
          <div className={styles.links}>
            {canTransfer && (
              <Link className={styles.remind} to={`${holding.route}&step=transfer`}>
                转给家人
              </Link>
            )}
            {canRemind && holding.kind === 'right' && <RemindButton holding={holding} onChanged={onChanged} />}
          </div>
        )}
      </div>
      <div className={styles.action}>
        <UseLink holding={holding} />
      </div>
    </article>
  );
}
