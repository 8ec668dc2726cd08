import { LOADING_TEXT } from '@/shared/config/constants';
import { SpacedWord } from '../Button/SpacedWord';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './LoadNote.module.less';

interface Props {
  /** Absent while the wait is an ordinary one, which is only read out. */
  words?: string | undefined;
  onRetry?: (() => void) | undefined;
}

/** What a wait says, near the thumb. */
export function LoadNote({ words, onRetry }: Props) {
  return (
    <div className={styles.note} role="status">
      {words === undefined ? (
        <VisuallyHidden>{LOADING_TEXT}</VisuallyHidden>
      ) : (
        <p className={styles.words}>
          {words}
          {onRetry && (
            <button type="button" className={styles.retry} onClick={onRetry}>
              <SpacedWord>重试</SpacedWord>
            </button>
          )}
        </p>
      )}
    </div>
  );
}
