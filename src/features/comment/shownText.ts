/** Control characters other than the end of a line, and signs that change the direction of what follows. */
const HIDDEN = /(?!\n)\p{Cc}|[\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** More than one blank line, with or without blanks. */
const GAP = /\n(?:[^\S\n]*\n){2,}/g;

/** Somebody's words without what could disguise the words around them or push them away. */
export function shownText(text: string): string {
  return text.replace(HIDDEN, '').replace(GAP, '\n\n');
}
