/** Pairs each item of a list with its place, as the key of what has no identity of its own, such as a line of text. */
export function keyed<Item>(items: readonly Item[]): Array<[number, Item]> {
  return items.map((item, place) => [place, item]);
}
