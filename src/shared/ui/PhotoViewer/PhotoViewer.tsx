import clsx from 'clsx';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ReactComponent as PreviousIcon } from '@/shared/icons/chevronLeft.svg';
import { ReactComponent as NextIcon } from '@/shared/icons/chevronRight.svg';
import { ReactComponent as CloseIcon } from '@/shared/icons/close.svg';
import { ReactComponent as ZoomInIcon } from '@/shared/icons/zoomIn.svg';
import { ReactComponent as ZoomOutIcon } from '@/shared/icons/zoomOut.svg';
import { useElderMode } from '@/shared/lib/elderMode';
import { useDragDown } from '../Popup/useDragDown';
import { useFocusTrap } from '../Popup/useFocusTrap';
import { PhotoSlide } from './PhotoSlide';
import styles from './PhotoViewer.module.less';

const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);

interface Props {
  /** What the pictures show. */
  name: string;
  pictures: readonly string[];
  /** The picture that is shown first, from 0. */
  start: number;
  onClose: () => void;
}

/** Pictures on the whole screen, one per view. The caller opens it by the query, so that the back key closes it. */
export function PhotoViewer({ name, pictures, start, onClose }: Props) {
  const panel = useFocusTrap<HTMLDivElement>(true, onClose);
  const track = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(Math.min(Math.max(start, 0), pictures.length - 1));
  const [zoom, setZoom] = useState<{ isZoomed: boolean; toggle: () => void }>();

  const isElder = useElderMode();
  useDragDown(panel, panel, {
    isOn: !isElder && !zoom?.isZoomed,
    onClose,
    onPart: (part) => {
      if (panel.current) panel.current.style.opacity = part === 0 ? '' : `${1 - part}`;
    },
  });

  const startPlace = useRef(place);
  useLayoutEffect(() => {
    if (track.current) track.current.scrollLeft = startPlace.current * track.current.clientWidth;
  }, []);

  const goTo = (wanted: number) => {
    const row = track.current;
    if (!row) return;
    const next = (wanted + pictures.length) % pictures.length;
    setPlace(next);
    row.scrollLeft = next * row.clientWidth;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS.get(event.key);
    // The arrows move an enlarged picture inside its box.
    if (step === undefined || zoom?.isZoomed) return;
    event.preventDefault();
    goTo(place + step);
  };
  const readPlace = ({ scrollLeft, clientWidth }: HTMLElement) => {
    if (clientWidth > 0) setPlace(Math.min(Math.round(scrollLeft / clientWidth), pictures.length - 1));
  };

  return createPortal(
    <div
      ref={panel}
      className={styles.viewer}
      role="dialog"
      aria-modal="true"
      aria-label={`${name}的图片`}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <ul
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label="图片，左右翻看"
        className={clsx(styles.track, zoom?.isZoomed && styles.still)}
        onScroll={(event) => readPlace(event.currentTarget)}
      >
        {pictures.map((src, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand twice
          <li key={`${src} ${index}`} className={styles.slide} aria-hidden={index !== place}>
            <PhotoSlide
              src={src}
              alt={`${name}，第 ${index + 1} 张`}
              isShown={index === place}
              onZoom={setZoom}
              onTap={onClose}
            />
          </li>
        ))}
      </ul>
      <p className={styles.count} role="status">
        {place + 1} / {pictures.length}
      </p>
      <button type="button" className={styles.close} aria-label="关闭" onClick={onClose}>
        <CloseIcon aria-hidden />
      </button>
      <div className={styles.tools}>
        {pictures.length > 1 && (
          <button type="button" aria-label="上一张" onClick={() => goTo(place - 1)}>
            <PreviousIcon aria-hidden />
          </button>
        )}
        {zoom && (
          <button type="button" aria-label={zoom.isZoomed ? '缩小图片' : '放大图片'} onClick={zoom.toggle}>
            {zoom.isZoomed ? <ZoomOutIcon aria-hidden /> : <ZoomInIcon aria-hidden />}
          </button>
        )}
        {pictures.length > 1 && (
          <button type="button" aria-label="下一张" onClick={() => goTo(place + 1)}>
            <NextIcon aria-hidden />
          </button>
        )}
      </div>
    </div>,
    document.body,
  );
}
