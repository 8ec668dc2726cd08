/** The rest of `{ one, two, ...rest } = source`. */
export default function objectWithoutProperties(source: object, excluded: readonly PropertyKey[]): object {
  const rest = { ...source };
  for (const key of excluded) Reflect.deleteProperty(rest, key);
  return rest;
}
