/** An address with more in its query, `a=1&b=2`, encoded by the caller. What stands behind a '#' of it must hold no '?'. */
export function withQuery(address: string, query: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}
