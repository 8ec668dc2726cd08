/*
 * Personal data as answers show it, masked by the server.
 * Source: docs/decisions/019-address-book.md.
 */

/**
 * Keeps the first character of a name or nickname: 王*, 欧**. At most two stars, so that the length tells little; who has
 * none is **.
 */
export function maskName(name: string): string {
  const [first = '*', ...rest] = Array.from(name);
  return first + '*'.repeat(Math.min(Math.max(rest.length, 1), 2));
}

/** A mobile 138****2046, or a landline with its area 0571-******34. */
export function maskPhone(phone: string): string {
  return phone.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2').replace(/-\d+(\d{2})$/, '-******$1');
}

/** House, building and room: of each number its first digit stays, and none of a single one: 文三路 398 号 3 幢 -> 文三路 3** 号 * 幢. */
export function maskStreet(detail: string): string {
  return detail.replace(/\d+/g, (number) => (number.length > 1 ? `${number[0] ?? ''}**` : '*'));
}
