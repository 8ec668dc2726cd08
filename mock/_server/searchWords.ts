const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069]/g;
const FULL_WIDTH = /[０-９Ａ-Ｚａ-ｚ]/g;

/** What is looked for as it was meant: without marks that come along with a copied text, letters and digits of full width as plain ones. */
export function searchWords(keyword = ''): string {
  return keyword
    .replace(UNSEEN, '')
    .replace(FULL_WIDTH, (each) => each.normalize('NFKC'))
    .trim();
}
