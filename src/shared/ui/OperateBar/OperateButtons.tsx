import type { Operate } from '@/shared/lib/schema';
import { ActionButton } from '../ActionButton/ActionButton';
import { BottomBar } from '../BottomBar/BottomBar';
import { SpacedWord } from '../Button/SpacedWord';
import styles from './OperateButtons.module.less';
import { useSplitOperate } from './useSplitOperate';

/** What takes something back is never the main thing, also where it stands alone. */
const TAKING_BACK = ['cancel', 'refund'];

function variantOf({ key }: Operate, isLast: boolean): 'primary' | 'outline' {
  return isLast && !TAKING_BACK.includes(key) ? 'primary' : 'outline';
}

interface Props {
  /** The buttons as the server words them, the main one last; at least one. */
  operate: readonly Operate[];
  busy: boolean;
  onAct: (key: string) => void;
  onMore: () => void;
}

/** As many of the server's buttons as fit side by side at the foot, and 更多 for the others: before them, in 长辈版 below. */
export function OperateButtons({ operate, busy, onAct, onMore }: Props) {
  const { shown, rest, isBelow } = useSplitOperate(operate);
  const more = rest.length > 0 && (
    <button type="button" className={styles.more} aria-haspopup="dialog" onClick={onMore}>
      <SpacedWord>更多</SpacedWord>
    </button>
  );
  return (
    <BottomBar className={styles.bar}>
      {!isBelow && more}
      {shown.map((each, place) => (
        <ActionButton
          key={each.key}
          operate={each}
          variant={variantOf(each, place === shown.length - 1)}
          busy={busy}
          onClick={onAct}
        />
      ))}
      {isBelow && more}
    </BottomBar>
  );
}
