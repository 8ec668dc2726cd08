import { internalPath } from '@/shared/lib/navigation';
import { ReactComponent as VolumeIcon } from '@/shared/icons/volume.svg';
import styles from './Ticker.module.less';

/** One line of news with its way on. */
export function Ticker({ text, route }: { text: string; route?: string | undefined }) {
  const path = internalPath(route);
  return (
    <div className={styles.ticker}>
      <VolumeIcon aria-hidden />
      <span className={styles.text}>{text}</span>
      {path !== undefined && (
        <a className={styles.link} href={`#${path}`} aria-label={`查看：${text}`}>
          查看
        </a>
      )}
    </div>
  );
}
