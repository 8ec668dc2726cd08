import { useState } from 'react';
import type { Operate } from '@/shared/lib/schema';
import { ActionButton } from '../ActionButton/ActionButton';
import { pathOfOperate } from '../ActionButton/operateLinks';
import { BottomBar } from '../BottomBar/BottomBar';
import { SpacedWord } from '../Button/SpacedWord';
import { ListRow } from '../ListRow/ListRow';
import { Popup } from '../Popup/Popup';
import styles from './OperateBar.module.less';
import { useSplitOperate } from './useSplitOperate';

/** What takes something back is never the main thing, also where it stands alone. */
const TAKING_BACK = ['cancel', 'refund'];

function variantOf({ key }: Operate, isLast: boolean): 'primary' | 'outline' {
  return isLast && !TAKING_BACK.includes(key) ? 'primary' : 'outline';
}

interface Props {
  /** The buttons as the server words them, the main one last. */
  operate: readonly Operate[];
  busy: boolean;
  onAct: (key: string) => void;
}

/** The server's buttons at the foot: as many as fit side by side, the others behind 更多 with the reasons. */
export function OperateBar({ operate, busy, onAct }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { shown, rest } = useSplitOperate(operate);
  if (operate.length === 0) return null;
  const choose = (key: string) => {
    setIsOpen(false);
    onAct(key);
  };
  return (
    <>
      <BottomBar className={styles.bar}>
        {rest.length > 0 && (
          <button type="button" className={styles.more} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            <SpacedWord>更多</SpacedWord>
          </button>
        )}
        {shown.map((each, place) => (
          <ActionButton
            key={each.key}
            operate={each}
            variant={variantOf(each, place === shown.length - 1)}
            busy={busy}
            onClick={onAct}
          />
        ))}
      </BottomBar>
      {rest.length > 0 && (
        <Popup isOpen={isOpen} title="更多操作" onClose={() => setIsOpen(false)}>
          {rest.map((each) => (
            <RestRow key={each.key} operate={each} onAct={choose} />
          ))}
        </Popup>
      )}
    </>
  );
}

function RestRow({ operate, onAct }: { operate: Operate; onAct: (key: string) => void }) {
  const { key, text, enabled, reasonText, reasonAction } = operate;
  const path = pathOfOperate(operate);
  if (enabled)
    return path === undefined ? (
      <ListRow title={text} onClick={() => onAct(key)} />
    ) : (
      <ListRow title={text} to={path} />
    );
  return (
    <ListRow wide className={styles.off} title={text} note={reasonText} value={path && reasonAction?.text} to={path} />
  );
}
