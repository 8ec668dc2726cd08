const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069]/g;
const FULL_WIDTH = /[０-９Ａ-Ｚａ-ｚ]/g;

/** What is looked for as it was meant: without marks that come along with a copied text, letters and digits of full width as plain ones. */
export function searchWords(keyword = ''): string {
  return keyword
    .replace(UNSEEN, '')
    .replace(FULL_WIDTH, (each) => each.normalize('NFKC'))
    .trim();
}

/**
 * Whether one of the texts, or several together, hold every word that is looked for. Blanks count in none of them: a name
 * says "60 g", and people type "60g".
 */
export function holdsWords(texts: readonly string[], keyword: string | undefined): boolean {
  const plain = texts.map((text) => text.toLowerCase().replace(/\s/g, ''));
  const words = searchWords(keyword).toLowerCase().split(/\s+/);
  return words.every((word) => plain.some((text) => text.includes(word)));
}
