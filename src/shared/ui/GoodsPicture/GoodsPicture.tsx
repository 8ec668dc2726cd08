import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { Apricot } from '../Apricot/Apricot';
import { useServerImage } from '../Picture/useServerImage';
import styles from './GoodsPicture.module.less';

const SIZE_PX = 480;

interface Props {
  /** As the server names it; what is no picture's address is not asked for. */
  src: string | undefined;
  /** Empty when the name stands beside it. */
  alt?: string;
  /** Height as a share of the width. */
  ratio?: number;
  /** Above the fold: loaded at once instead of lazily. */
  eager?: boolean;
  /** A tag at the upper left. */
  flag?: ReactNode;
  /** A strip at the foot for goods that are gone, for example 已换完; it also pales the picture. */
  gone?: ReactNode;
  /** Without rounded corners, at the top of a card. */
  square?: boolean;
  className?: string;
}

/** A goods picture in its set; the ground with the apricot stands in while it loads or when it cannot be loaded. */
export function GoodsPicture({ src, alt = '', ratio = 1, eager = false, flag, gone, square, className }: Props) {
  const { address, onError } = useServerImage(src);
  const isGone = gone !== undefined;
  return (
    <span
      className={clsx(styles.picture, square && styles.square, isGone && styles.gone, className)}
      style={{ '--ratio': `${ratio * 100}%` } as CSSProperties}
    >
      {address === undefined ? (
        <Apricot className={styles.mark} />
      ) : (
        <img
          className={styles.image}
          src={address}
          alt={alt}
          width={SIZE_PX}
          height={Math.round(SIZE_PX * ratio)}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={onError}
        />
      )}
      {flag !== undefined && <span className={styles.flag}>{flag}</span>}
      {isGone && <span className={styles.strip}>{gone}</span>}
    </span>
  );
}
