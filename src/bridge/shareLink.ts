/**
 * The link of a screen, made from its router path and never from the present address. The messaging app may drop the hash
 * on the first opening, so the screen with its query stands in the query `to` as well.
 */
export function shareLinkOf(path: string): string {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}?to=${encodeURIComponent(path)}#${path}`;
}
