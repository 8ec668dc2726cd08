import { useMemo } from 'react';
import styles from './QrImage.module.less';
import { drawQr } from './qrPath';

interface Props {
  text: string;
  label: string;
}

/** The drawing itself; carries the encoder, so it is loaded when the first code is shown. */
export function QrImage({ text, label }: Props) {
  const drawing = useMemo(() => drawQr(text), [text]);
  if (!drawing) return <span className={styles.none}>二维码显示不了</span>;
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
