import { useTimeout } from 'ahooks';
import { useResultFocus } from '@/shared/lib/useResultFocus';
import { SpacedWord } from '@/shared/ui/Button/SpacedWord';
import type { NoticeRow } from '../contract';
import styles from './UndoBar.module.less';

/** Long enough to read and to reach, also with a slow hand. */
const STAYS_MS = 10_000;

interface Props {
  notice: NoticeRow;
  onUndo: () => void;
  onGone: () => void;
}

/** Says what was deleted, with the way to bring it back. */
export function UndoBar({ notice: { title }, onUndo, onGone }: Props) {
  const words = useResultFocus<HTMLSpanElement>();
  useTimeout(onGone, STAYS_MS);
  return (
    <div className={styles.bar} role="status">
      <span ref={words} tabIndex={-1} className={styles.words}>
        已删除：{title}
      </span>
      <button type="button" className={styles.undo} onClick={onUndo}>
        <SpacedWord>撤销</SpacedWord>
      </button>
    </div>
  );
}
