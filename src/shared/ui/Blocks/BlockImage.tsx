import { useServerImage } from '../Picture/useServerImage';
import styles from './BlockImage.module.less';

interface Props {
  src: string;
  alt: string;
  onOpen?: ((src: string) => void) | undefined;
}

/** A picture inside a text; its description takes its place when it cannot be loaded. */
export function BlockImage({ src, alt, onOpen }: Props) {
  const { address, onError } = useServerImage(src);
  if (address === undefined) return alt === '' ? null : <p>{alt}</p>;
  // Its shape is not known before it comes; most are like this.
  const image = (
    <img src={address} alt={alt} width={480} height={320} loading="lazy" decoding="async" onError={onError} />
  );
  if (!onOpen) return <span className={styles.figure}>{image}</span>;
  return (
    <button type="button" className={styles.figure} aria-label={`查看大图 ${alt}`.trim()} onClick={() => onOpen(src)}>
      {image}
    </button>
  );
}
