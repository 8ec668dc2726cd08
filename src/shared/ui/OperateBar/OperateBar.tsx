import { useState } from 'react';
import type { Operate } from '@/shared/lib/schema';
import { pathOfOperate } from '../ActionButton/operateLinks';
import { ListRow } from '../ListRow/ListRow';
import { Popup } from '../Popup/Popup';
import styles from './OperateBar.module.less';
import { OperateButtons } from './OperateButtons';
import { useSplitOperate } from './useSplitOperate';

interface Props {
  /** The buttons as the server words them, the main one last. */
  operate: readonly Operate[];
  busy: boolean;
  onAct: (key: string) => void;
}

/** The server's buttons at the foot: as many as fit side by side, the others behind 更多 with the reasons. */
export function OperateBar({ operate, busy, onAct }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { rest } = useSplitOperate(operate);
  if (operate.length === 0) return null;
  const choose = (key: string) => {
    setIsOpen(false);
    onAct(key);
  };
  return (
    <>
      <OperateButtons operate={operate} busy={busy} onAct={onAct} onMore={() => setIsOpen(true)} />
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
