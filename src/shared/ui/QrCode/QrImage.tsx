import { useEffect, useMemo, useState } from 'react';
import { drawCode, drawSheet, type Pen } from '../DrawnPicture/sheet';
import styles from './QrImage.module.less';
import { drawQr } from './qrPath';

interface Props {
  text: string;
  label: string;
  isKept?: boolean | undefined;
}

/** Inside of its frame. */
const SIZE_PX = 192;

/** The code as a picture's address; undefined until it is made, where none is wanted and where the browser makes none. */
function usePicture(text: string, isKept: boolean): string | undefined {
  const [picture, setPicture] = useState<{ text: string; src: string | undefined }>();
  useEffect(() => {
    if (!isKept) return;
    const draw = async (pen: Pen) => drawCode(pen, text, 0, 0, SIZE_PX);
    void drawSheet({ width: SIZE_PX, height: SIZE_PX }, draw)
      .catch(() => undefined)
      .then((src) => setPicture({ text, src }));
  }, [text, isKept]);
  return picture?.text === text ? picture.src : undefined;
}

/** The drawing itself; carries the encoder, so it is loaded when the first code is shown. */
export function QrImage({ text, label, isKept = false }: Props) {
  const drawing = useMemo(() => drawQr(text), [text]);
  const src = usePicture(text, isKept && drawing !== undefined);
  if (!drawing) return <span className={styles.none}>二维码显示不了</span>;
  if (src !== undefined) return <img className={styles.picture} src={src} alt={label} />;
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
