import { ReactComponent as CheckIcon } from '@/shared/icons/circleCheck.svg';
import { formatNearDayTime } from '@/shared/lib/timeFormat';
import { Dated } from '@/shared/ui/Dated/Dated';
import styles from './UsedStamp.module.less';

interface Props {
  /** What has happened to it, such as 已使用. */
  word: string;
  /** When, epoch ms by the server's clock. */
  usedAt: number | null;
  /** Where, as the server names the place. */
  store: string | undefined;
}

/** Stands where the code was, as soon as staff has used it. */
export function UsedStamp({ word, usedAt, store }: Props) {
  return (
    <div role="alert" className={styles.stamp}>
      <CheckIcon className={styles.icon} />
      <b className={styles.word}>{word}</b>
      <p>
        <Dated>
          {usedAt !== null && formatNearDayTime(usedAt)} {store}
        </Dated>
      </p>
    </div>
  );
}
