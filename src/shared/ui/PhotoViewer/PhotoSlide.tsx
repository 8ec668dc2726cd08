import { type MouseEvent, useEffect, useRef } from 'react';
import { Apricot } from '../Apricot/Apricot';
import { Button } from '../Button/Button';
import { useServerImage } from '../Picture/useServerImage';
import styles from './PhotoSlide.module.less';
import { useZoom } from './useZoom';

interface Props {
  src: string;
  alt: string;
  isShown: boolean;
  /** Takes the way to enlarge and shrink the shown picture. */
  onZoom: (zoom: { isZoomed: boolean; toggle: () => void } | undefined) => void;
  onTap: () => void;
}

function BrokenPhoto({ onRetry }: { onRetry: (() => void) | undefined }) {
  return (
    <div className={styles.broken} role="status">
      <Apricot className={styles.mark} />
      <p>图片没有加载出来</p>
      {onRetry && (
        <Button size="small" variant="outline" onClick={onRetry}>
          重试
        </Button>
      )}
    </div>
  );
}

/** One picture that can be enlarged; a broken one can be tried again. */
export function PhotoSlide({ src, alt, isShown, onZoom, onTap }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const { address, onError, retry } = useServerImage(src);
  const isBroken = address === undefined;
  const { isZoomed, toggle, reset, tap } = useZoom(box, picture, onTap);

  const latest = useRef({ onZoom, toggle, reset });
  latest.current = { onZoom, toggle, reset };
  useEffect(() => {
    if (!isShown) latest.current.reset();
    else latest.current.onZoom(isBroken ? undefined : { isZoomed, toggle: () => latest.current.toggle() });
  }, [isShown, isBroken, isZoomed]);

  const onClick = ({ target, clientX, clientY, timeStamp }: MouseEvent<HTMLElement>) => {
    const isButton = target instanceof Element && target.closest('button') !== null;
    if (!isButton) tap({ x: clientX, y: clientY }, timeStamp);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the viewer's buttons do the same for who cannot tap
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      ref={box}
      className={styles.box}
      // An enlarged picture must be movable by keyboard.
      tabIndex={isZoomed ? 0 : undefined}
      onClick={onClick}
    >
      {isBroken ? (
        <BrokenPhoto onRetry={isShown ? retry : undefined} />
      ) : (
        <img ref={picture} className={styles.photo} src={address} alt={alt} draggable={false} onError={onError} />
      )}
    </div>
  );
}
