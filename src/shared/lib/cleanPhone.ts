/** The number in plain digits, without blanks, country code, and the dashes that phones put into mobile numbers. */
export function cleanPhone(typed: string): string {
  const number = typed
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/^(\+|00)86-?/, '');
  return number.startsWith('1') ? number.replace(/-/g, '') : number;
}
