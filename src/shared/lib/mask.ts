/** Blanks, marks without a width, signs that change the direction, and fillers that count as letters. */
const UNSEEN = /^[\p{C}\p{Z}\u115F\u1160\u3164\uFFA0]+/u;

/** Keeps the first character of a name that is seen: 王*, 欧**. At most two stars, so that the length tells little; '' for none. Idempotent. */
export function maskName(name: string): string {
  const characters = Array.from(name.replace(UNSEEN, '').trim().slice(0, 64));
  const [first] = characters;
  if (first === undefined) return '';
  return first + '*'.repeat(Math.min(Math.max(characters.length - 1, 1), 2));
}
