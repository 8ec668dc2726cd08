/**
 * The number in plain digits, without blanks, country code, and the dashes that phones put into mobile numbers. What is
 * copied out of an address book has unseen marks of direction around it.
 */
export function cleanPhone(typed: string): string {
  const number = typed
    .normalize('NFKC')
    .replace(/[\s\u200b-\u200f\u202a-\u202e\u2060-\u2069]/g, '')
    .replace(/^(\+|00)86-?|^86-?(?=1[\d-]{10,}$)/, '');
  return number.startsWith('1') ? number.replace(/-/g, '') : number;
}
