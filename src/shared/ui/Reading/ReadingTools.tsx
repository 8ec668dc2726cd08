import clsx from 'clsx';
import { ReactComponent as CopyIcon } from '@/shared/icons/copy.svg';
import { ReactComponent as PauseIcon } from '@/shared/icons/pause.svg';
import { ReactComponent as VoiceIcon } from '@/shared/icons/volume.svg';
import { Chips } from '../Chips/Chips';
import { copyText } from '../CopyButton/copyText';
import styles from './ReadingTools.module.less';
import type { ReadAloud } from './useReadAloud';
import { READING_SIZES, type ReadingSize } from './useReadingSize';

interface Props {
  size: ReadingSize;
  onSize: (size: ReadingSize) => void;
  aloud: ReadAloud;
  /** The whole text without its form. */
  plainText: string;
  /** Prints the page; absent where a page cannot be printed. */
  onPrint?: (() => void) | undefined;
}

/** How a long text is read: its size, aloud, copied, on paper. */
export function ReadingTools({ size, onSize, aloud, plainText, onPrint }: Props) {
  const isReading = aloud.at !== undefined;
  return (
    <div className={styles.tools}>
      <div className={styles.sizes}>
        <span aria-hidden="true" className={styles.label}>
          字号
        </span>
        <Chips aria-label="字号" grey items={READING_SIZES} value={size} onChange={onSize} />
      </div>
      <div className={styles.actions}>
        {aloud.isPossible && (
          <button type="button" className={styles.action} onClick={isReading ? aloud.stop : aloud.start}>
            {isReading ? <PauseIcon aria-hidden="true" /> : <VoiceIcon aria-hidden="true" />}
            {isReading ? '停止朗读' : '朗读全文'}
          </button>
        )}
        <button type="button" className={styles.action} onClick={() => void copyText(plainText, '全文')}>
          <CopyIcon aria-hidden="true" />
          复制全文
        </button>
        {onPrint && (
          <button type="button" className={clsx(styles.action, styles.print)} onClick={onPrint}>
            打印全文
          </button>
        )}
      </div>
    </div>
  );
}
