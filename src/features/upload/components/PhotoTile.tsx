import { ReactComponent as CloseIcon } from '@/shared/icons/close.svg';
import { ReactComponent as ImageIcon } from '@/shared/icons/image.svg';
import { ReactComponent as RefreshIcon } from '@/shared/icons/refresh.svg';
import { SpacedWord } from '@/shared/ui/Button/SpacedWord';
import type { Photo } from '../photo';
import styles from './PhotoTile.module.less';

interface Props {
  photo: Photo;
  /** Counts from 1. */
  place: number;
  onOpen: () => void;
  onRetry: () => void;
  onRemove: () => void;
}

const BUSY_WORDS = { waiting: '等待上传', sending: '上传中' };

/** One picked photo: to look at, to send again, to take away. */
export function PhotoTile({ photo, place, onOpen, onRetry, onRemove }: Props) {
  const { status, preview, reason, canRetry } = photo;
  const picture =
    preview === '' ? (
      <ImageIcon aria-hidden className={styles.mark} />
    ) : (
      <img src={preview} alt="" width={80} height={80} />
    );
  return (
    <li aria-label={`第 ${place} 张`}>
      {status === 'failed' ? (
        <span className={styles.picture}>
          {picture}
          {canRetry ? (
            <button type="button" className={styles.retry} aria-label={`重试第 ${place} 张`} onClick={onRetry}>
              <RefreshIcon aria-hidden />
              <SpacedWord>重试</SpacedWord>
            </button>
          ) : (
            <span className={styles.refused}>用不了</span>
          )}
        </span>
      ) : (
        <button
          type="button"
          className={styles.picture}
          aria-label={`查看第 ${place} 张`}
          disabled={preview === ''}
          onClick={onOpen}
        >
          {picture}
          {status !== 'done' && <span className={styles.busy}>{BUSY_WORDS[status]}</span>}
        </button>
      )}
      <button type="button" className={styles.remove} aria-label={`移除第 ${place} 张`} onClick={onRemove}>
        <CloseIcon aria-hidden />
      </button>
      {status === 'failed' && <p className={styles.reason}>{reason}</p>}
    </li>
  );
}
