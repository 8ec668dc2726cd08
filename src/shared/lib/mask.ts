/** Masks of personal data for display. Each takes any text, is idempotent, and gives '' for ''. */

/** Keeps the first three and the last four digits: 138****5678. Shorter numbers keep their last two characters. */
export function maskPhone(phone: string): string {
  const text = phone.trim();
  if (text.length >= 9) return `${text.slice(0, 3)}****${text.slice(-4)}`;
  return '*'.repeat(Math.max(text.length - 2, 0)) + text.slice(-2);
}

/** Keeps the first character: 王*, 欧**. At most two stars, so that the length tells little. */
export function maskName(name: string): string {
  const characters = Array.from(name.trim().slice(0, 64));
  const [first] = characters;
  if (first === undefined) return '';
  return first + '*'.repeat(Math.min(Math.max(characters.length - 1, 1), 2));
}

/** Keeps the first and the last character of an identity or card number: 3****************X. */
export function maskNumber(number: string): string {
  const text = number.trim().slice(0, 64);
  if (text.length < 3) return '*'.repeat(text.length);
  return text.charAt(0) + '*'.repeat(text.length - 2) + text.slice(-1);
}
