const TWO_CHARACTERS = /^\p{Script=Han}{2}$/u;

/** Says whether a button's words are one word of two Chinese characters, which is shown spaced. Source: spec §9. */
export function isTwoCharacters(words: unknown): words is string {
  return typeof words === 'string' && TWO_CHARACTERS.test(words);
}
