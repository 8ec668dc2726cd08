/** Keeps the first character of a name: 王*, 欧**. At most two stars, so that the length tells little; '' for none. Idempotent. */
export function maskName(name: string): string {
  const characters = Array.from(name.trim().slice(0, 64));
  const [first] = characters;
  if (first === undefined) return '';
  return first + '*'.repeat(Math.min(Math.max(characters.length - 1, 1), 2));
}
