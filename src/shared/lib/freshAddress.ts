/** Query name of the time (epoch ms, base 36) that makes an address fresh. */
const FRESH_PARAM = '_v';

const FRESH_PAIR = /[?&]_v=([^&]*)/;

interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * The present document under an address that no cache holds. Path, hash and the other query values stay as they are
 * written. `now` is epoch ms.
 */
export function freshAddress({ pathname, search, hash }: Address, now: number): string {
  const others = search.replace(FRESH_PAIR, '').replace(/^&/, '?');
  const mark = `${FRESH_PARAM}=${now.toString(36)}`;
  return `${pathname}${others.length > 1 ? `${others}&` : '?'}${mark}${hash}`;
}

/** When an address was made fresh, in epoch ms; 0 when it never was. */
export function madeFreshAt(address: string): number {
  return Number.parseInt(FRESH_PAIR.exec(address)?.[1] ?? '', 36) || 0;
}

/** Whether an address was made fresh, at whatever time. */
export const isFresh = (address: string): boolean => FRESH_PAIR.test(address);
