/** Where the parts of the poster stand, in CSS pixels of a 360 by 560 sheet. */
export const POSTER = { width: 360, height: 560, qrSize: 148 } as const;

/** How many device pixels one pixel of the sheet gets, so that the saved picture is sharp and not too large. */
export function posterScale(devicePixelRatio: number): number {
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
      return [...lines, `${line.slice(0, -1)}…`];
    } else {
      lines.push(line);
      line = character.trim();
    }
  }
  return line === '' ? lines : [...lines, line];
}
