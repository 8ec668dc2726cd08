import { encode } from 'uqr';

/** A QR code as one path of unit squares; `size` is the width in squares, the quiet zone included. */
export interface QrDrawing {
  size: number;
  path: string;
}

/** Draws a text as a QR code with error correction M and a quiet zone of two squares. */
export function drawQr(text: string): QrDrawing {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .filter((square) => square !== '')
    .join('');
  return { size, path };
}
