// What the mock server has answered, one exchange for each call and code; examples.json is written by
// `npm run contract:record`.
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = new URL('examples.json', import.meta.url);
const FULL = 4_000;

export const readExamples = () => JSON.parse(readFileSync(FILE, 'utf8'));

const keyOf = ({ route, answer }) => `${route} ${answer.code}${answer.replayed ? ' replayed' : ''}`;

/** How much an exchange shows: a request of the contract, and an answer that is full without being long. */
function worth({ asked, answer }) {
  const length = JSON.stringify(answer.data ?? null).length;
  return (asked === undefined ? 0 : 2 * FULL) + (length <= FULL ? length : FULL - length);
}

/**
 * Chooses one exchange for each call and code. One whose answer still keeps the contract stays, so that only what has
 * changed changes; else the fullest of the recorded ones. A request that the contract does not describe is left out.
 */
export function chooseExamples(former, recorded, check) {
  const isGood = ({ route, answer }) => check.answer(route, answer) === undefined;
  const chosen = new Map(former.filter(isGood).map((each) => [keyOf(each), each]));
  const best = new Map();
  for (const { asked, ...rest } of recorded.filter(isGood)) {
    const each = check.isRequest(rest.route, asked) ? { ...rest, asked } : rest;
    const key = keyOf(each);
    if (!best.has(key) || worth(each) > worth(best.get(key))) best.set(key, each);
  }
  for (const [key, each] of best) if (!chosen.has(key)) chosen.set(key, each);
  return [...chosen.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

export function writeExamples(examples) {
  writeFileSync(FILE, `[\n${examples.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`);
}
