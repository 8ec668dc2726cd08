import { encode, type QrCodeGenerateResult } from 'uqr';

/** A QR code as one path of unit squares; `size` is the width in squares, the quiet zone included. */
export interface QrDrawing {
  size: number;
  path: string;
}

function tryEncode(text: string): QrCodeGenerateResult | undefined {
  try {
    return encode(text, { ecc: 'M', border: 2 });
  } catch {
    return undefined;
  }
}

/**
 * Draws a text as a QR code with error correction M and a quiet zone of two squares; undefined when the text is empty or
 * too long for one.
 */
export function drawQr(text: string): QrDrawing | undefined {
  const code = text === '' ? undefined : tryEncode(text);
  if (!code) return undefined;
  const { size, data } = code;
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .filter((square) => square !== '')
    .join('');
  return { size, path };
}
