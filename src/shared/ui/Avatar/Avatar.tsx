import type { CSSProperties } from 'react';
import { ReactComponent as UserIcon } from '@/shared/icons/user.svg';
import { useServerImage } from '../Picture/useServerImage';
import styles from './Avatar.module.less';

interface Props {
  /** As the server names it; what is no picture's address is not asked for. */
  src: string | undefined;
  sizePx?: number;
}

/** A portrait, decorative beside the name; a plain head when there is none or it cannot be loaded. */
export function Avatar({ src, sizePx = 36 }: Props) {
  const { address, onError } = useServerImage(src);
  return (
    <span className={styles.avatar} style={{ '--avatar-size': `${sizePx}px` } as CSSProperties}>
      {address === undefined ? (
        <UserIcon />
      ) : (
        <img src={address} alt="" width={sizePx} height={sizePx} loading="lazy" onError={onError} />
      )}
    </span>
  );
}
