import { useEffect, useMemo, useState } from 'react';
import { drawCode, drawSheet, type Pen } from '../DrawnPicture/sheet';
import styles from './QrImage.module.less';
import { drawQr } from './qrPath';

interface Props {
  text: string;
  label: string;
}

/** Inside of its frame. */
const SIZE_PX = 192;

/**
 * The code as a picture's address: the messaging app reads, saves and forwards pictures by a long press, and no drawings.
 * Undefined until it is made, and where the browser makes none.
 */
function usePicture(text: string): string | undefined {
  const [picture, setPicture] = useState<{ text: string; src: string }>();
  useEffect(() => {
    const draw = async (pen: Pen) => drawCode(pen, text, 0, 0, SIZE_PX);
    void drawSheet({ width: SIZE_PX, height: SIZE_PX }, draw)
      .catch(() => undefined)
      .then((src) => {
        if (src !== undefined) setPicture({ text, src });
      });
  }, [text]);
  return picture?.text === text ? picture.src : undefined;
}

/** The code itself; carries the encoder, so it is loaded when the first code is shown. */
export function QrImage({ text, label }: Props) {
  const drawing = useMemo(() => drawQr(text), [text]);
  const src = usePicture(text);
  if (!drawing) return <span className={styles.none}>二维码显示不了</span>;
  if (src !== undefined)
    return <img className={styles.picture} src={src} alt={label} width={SIZE_PX} height={SIZE_PX} />;
  const { size, path } = drawing;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width="100%"
      height="100%"
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
