// What the server has told so far: the numbers of this account's things, for the calls that ask for one of them.

function* namedIn(value) {
  if (Array.isArray(value)) for (const each of value) yield* namedIn(each);
  else if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value)) {
      if (typeof each === 'string' || typeof each === 'number') yield [name, each];
      else yield* namedIn(each);
    }
}

export function createPool(tagOf) {
  const told = [];

  /** Every `{asked, data}` of a call. */
  const exchanges = (route) => told.filter((each) => each.route === route);

  /** Every answer of a call, the data alone. */
  const answers = (route) => exchanges(route).map(({ data }) => data);

  /** Rows of the lists that a call has answered. */
  const rows = (route) => answers(route).flatMap((data) => (Array.isArray(data) ? data : (data?.recordList ?? [])));

  /** What goes by a name, in answers of the same part of the app before those of others. */
  function values(name, tag) {
    const own = told.filter(({ route }) => tagOf(route) === tag);
    const found = [...own, ...told].flatMap(({ data }) =>
      [...namedIn(data)].filter(([key, value]) => key === name && value !== '').map(([, value]) => value),
    );
    return [...new Set(found)];
  }

  const keep = (route, data, asked) => told.push({ route, data, asked });
  return { keep, answers, exchanges, rows, values };
}
