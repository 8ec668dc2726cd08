// Reads a source map as far as one question goes: which source every piece of a script comes from.

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The numbers of one segment (base 64, five bits a digit, the lowest bit of the first is the sign). */
function numbersOf(segment) {
  const numbers = [];
  let value = 0;
  let shift = 0;
  for (const digit of segment) {
    const bits = DIGITS.indexOf(digit);
    value += (bits & 31) << shift;
    shift += 5;
    if (bits & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}

/** The path of a source as webpack writes it: `webpack://name/./src/x.ts` and `webpack://name/src/x.ts?1a2b` are `src/x.ts`. */
function pathOf(source) {
  return source
    .replace(/^webpack:\/\/[^/]*\/(\.\/)?/, '')
    .replace(/\?.*$/, '')
    .replace(/^.*?(?=node_modules\/)/, '');
}

/** The script cut into pieces, in order: `{ text, path }`, the path undefined where the map says nothing. */
export function piecesOf(script, map) {
  const paths = map.sources.map(pathOf);
  const lines = script.split('\n');
  let source = 0;
  return map.mappings.split(';').flatMap((mappings, number) => {
    let column = 0;
    const marks = mappings.split(',').flatMap((segment) => {
      const [step = 0, sourceStep] = numbersOf(segment);
      column += step;
      source += sourceStep ?? 0;
      return segment === '' ? [] : [{ column, path: sourceStep === undefined ? undefined : paths[source] }];
    });
    const line = `${lines[number] ?? ''}${number + 1 < lines.length ? '\n' : ''}`;
    const starts = [{ column: 0, path: undefined }, ...marks];
    return starts
      .map(({ column: from, path }, place) => ({ text: line.slice(from, starts[place + 1]?.column), path }))
      .filter(({ text }) => text !== '');
  });
}
