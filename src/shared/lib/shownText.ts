/** Control characters other than the end of a line, and signs that change the direction of what follows. */
const HIDDEN = /(?!\n)\p{Cc}|[\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** More than one blank line, with or without blanks. */
const GAP = /\n(?:[^\S\n]*\n){2,}/g;

/** Marks that are piled upon a letter, more than any language needs: they would lie over the lines around. */
const PILE = /(\p{M}{4})\p{M}+/gu;

/** Somebody's words without what could disguise the words around them, lie over them or push them away. */
export function shownText(text: string): string {
  return text.replace(HIDDEN, '').replace(PILE, '$1').replace(GAP, '\n\n');
}

/** Nothing of it is seen: blanks, fillers that count as letters, marks without a width. */
const BLANK = /^[\s\u115F\u1160\u3164\uFFA0\u200B-\u200D\u2060]*$/;

/** What somebody is called by others; who has given no name, or none that can be seen, is 微信用户. */
export function shownName(nickname: string): string {
  const name = shownText(nickname).replace(/\s+/g, ' ').trim();
  return BLANK.test(name) ? '微信用户' : name;
}
