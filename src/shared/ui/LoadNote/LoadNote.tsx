import { SpacedWord } from '../Button/SpacedWord';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './LoadNote.module.less';
import type { LoadStage } from './useLoadStage';

const WORDS: Readonly<Record<LoadStage, string>> = {
  begun: '加载中',
  slow: '网络较慢，正在打开',
  stuck: '还没有打开',
  offline: '没有网络，连上后会自动打开',
};

/** What a wait for code says, near the thumb; an ordinary one is only read out. */
export function LoadNote({ stage, onRetry }: { stage: LoadStage; onRetry: () => void }) {
  return (
    <div className={styles.note} role="status">
      {stage === 'begun' ? (
        <VisuallyHidden>{WORDS.begun}</VisuallyHidden>
      ) : (
        <p className={styles.words}>
          {WORDS[stage]}
          {stage === 'stuck' && (
            <button type="button" className={styles.retry} onClick={onRetry}>
              <SpacedWord>重试</SpacedWord>
            </button>
          )}
        </p>
      )}
    </div>
  );
}
