import { UNSEEN } from './unseen';

/**
 * The number in plain digits, without blanks, brackets, country code, and the dashes that phones put into mobile numbers.
 * What is copied out of an address book has unseen marks of direction around it.
 */
export function cleanPhone(typed: string): string {
  const number = typed
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(/[\s()]/g, '')
    .replace(/^(\+|00)86-?|^86-?(?=1[\d-]{10,}$)/, '');
  return number.startsWith('1') ? number.replace(/-/g, '') : number;
}

const MOBILE = /^1[3-9]\d{9}$/;

/** Whether what was typed is a mobile number. */
export const isMobile = (typed: string): boolean => MOBILE.test(cleanPhone(typed));
