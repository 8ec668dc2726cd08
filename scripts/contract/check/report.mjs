// The words of a check.

const plural = (count, word) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** `0 ×5, 2010`: the codes that came, so that one sees what a call has shown. */
function codesOf(codes) {
  const counts = new Map();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].map(([code, count]) => (count === 1 ? String(code) : `${code} ×${count}`)).join(', ');
}

function linesOf({ route, requests, codes, differences, extras, lacks }) {
  const unnamed = extras.size > 0 ? [`    not in the contract, and ignored: ${[...extras].join(', ')}`] : [];
  if (requests === 0)
    return [`· ${route}: not asked (${lacks ? lackOf(lacks) : 'nothing of this account to ask with'})`];
  const mark = differences.size === 0 ? '✓' : '✗';
  return [
    `${mark} ${route} (${codesOf(codes) || plural(requests, 'request')})`,
    ...[...differences.values()].map((each) => `    ${each}`),
    ...unnamed,
  ];
}

const lackOf = (lacks) => (lacks.includes(' ') ? lacks : `no ${lacks} was told`);

/** Lines for each call, and last the counts. */
export function reportOf(results) {
  const asked = results.filter(({ requests }) => requests > 0);
  const sum = (count) => results.reduce((all, each) => all + count(each), 0);
  const differences = sum((each) => each.differences.size);
  const rest = results.length - asked.length;
  const last = [
    plural(asked.length, 'call'),
    plural(
      sum(({ requests }) => requests),
      'request',
    ),
    ...(rest > 0 ? [`${rest} not asked`] : []),
    plural(differences, 'difference'),
  ];
  return { lines: [...results.flatMap(linesOf), last.join(', ')], differences };
}
