import { drawQr } from '../QrCode/qrPath';

/** What draws on a sheet; lengths in CSS pixels of the sheet. */
export type Pen = CanvasRenderingContext2D;

const FONT = '-apple-system, BlinkMacSystemFont, "PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif';

/** How many device pixels one pixel of the sheet gets, so that the saved picture is sharp and not too large. */
export function sheetScale(devicePixelRatio: number): number {
  return Number.isFinite(devicePixelRatio) ? Math.min(Math.max(Math.ceil(devicePixelRatio), 2), 3) : 2;
}

/**
 * Breaks a text into lines of at most `maxWidth`, by character as Chinese is written; at most `maxLines`, the last one
 * ends with … when something is left. `measure` gives the width of a text.
 */
export function breakLines(
  text: string,
  maxWidth: number,
  maxLines: number,
  measure: (text: string) => number,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const character of text.trim()) {
    if (measure(line + character) <= maxWidth || line === '') {
      line += character;
    } else if (lines.length + 1 === maxLines) {
      return [...lines, `${line.replace(/.$/u, '')}…`];
    } else {
      lines.push(line);
      line = character.trim();
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** Breaks a text that is longer than a line behind its commas, and a clause that is longer as `breakLines` does. */
export function breakClauses(
  text: string,
  maxWidth: number,
  maxLines: number,
  measure: (text: string) => number,
): string[] {
  if (measure(text) <= maxWidth) return [text];
  const clauses = text.match(/[^，]+，?/g) ?? [];
  return clauses.flatMap((clause) => breakLines(clause, maxWidth, maxLines, measure)).slice(0, maxLines);
}

/** Sets weight and size of what is measured and written next, for example "600 20px". */
export function setFont(pen: Pen, font: string): void {
  pen.font = `${font} ${FONT}`;
}

/** Writes one line; `y` is its base line. */
export function write(pen: Pen, text: string, x: number, y: number, font: string, color: string): void {
  setFont(pen, font);
  pen.fillStyle = color;
  pen.fillText(text, x, y);
}

/** Draws the QR code of a link on white; only the white where there is too much to code. */
export function drawCode(pen: Pen, link: string, left: number, top: number, size: number): void {
  const code = drawQr(link);
  pen.fillStyle = '#ffffff';
  pen.fillRect(left, top, size, size);
  if (!code) return;
  pen.save();
  pen.translate(left, top);
  pen.scale(size / code.size, size / code.size);
  pen.fillStyle = '#000000';
  pen.fill(new Path2D(code.path));
  pen.restore();
}

/** A picture of our own origin; undefined when it does not come. */
export function loadPicture(url: string): Promise<HTMLImageElement | undefined> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => resolve(undefined);
    image.src = url;
  });
}

/**
 * Draws on a canvas of its own and returns it as a PNG data address; undefined where the browser cannot draw. Only
 * pictures of our own origin may be drawn, so that the canvas can be read.
 */
export async function drawSheet(
  size: { width: number; height: number },
  draw: (pen: Pen) => Promise<void>,
): Promise<string | undefined> {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  const scale = sheetScale(window.devicePixelRatio);
  canvas.width = size.width * scale;
  canvas.height = size.height * scale;
  pen.scale(scale, scale);
  await draw(pen);
  try {
    return canvas.toDataURL('image/png');
  } catch {
    return undefined;
  }
}
