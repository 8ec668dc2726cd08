/** What is taken apart with `[first, second] = source`; Babel stops at as many as are named. */
export default function slicedToArray<Item>(source: Iterable<Item>): Item[] {
  return [...source];
}
