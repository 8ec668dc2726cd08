import { type CSSProperties, useState } from 'react';
import { ReactComponent as UserIcon } from '@/shared/icons/user.svg';
import styles from './Avatar.module.less';

interface Props {
  src: string | undefined;
  sizePx?: number;
}

/** A portrait, decorative beside the name; a plain head when there is none or it cannot be loaded. */
export function Avatar({ src, sizePx = 36 }: Props) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const isShown = src !== undefined && src !== '' && src !== failedSrc;
  return (
    <span className={styles.avatar} style={{ '--avatar-size': `${sizePx}px` } as CSSProperties}>
      {isShown ? (
        <img src={src} alt="" width={sizePx} height={sizePx} loading="lazy" onError={() => setFailedSrc(src)} />
      ) : (
        <UserIcon />
      )}
    </span>
  );
}
