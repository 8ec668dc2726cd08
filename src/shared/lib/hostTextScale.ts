/** The text of 长辈版 is so many times as large as the normal one. */
const ELDER_SCALE = 1.35;

/**
 * Says whether who opened the app reads text as large as that of 长辈版 in the mini-program around it, which tells how
 * much larger its own is: `?fontSizeScaleFactor=1.4`, before the `#`.
 */
export function isTextEnlarged(search: string): boolean {
  return Number(/\bfontSizeScaleFactor=([\d.]+)/.exec(search)?.[1]) >= ELDER_SCALE;
}
