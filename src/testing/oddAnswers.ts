import fc from 'fast-check';

/** A place in an answer's data: the keys and indexes that lead to it. */
export type Place = readonly (string | number)[];

/** One thing that is odd about an answer. `name` stands in the report of a failure. */
export interface Oddity {
  name: string;
  change: (value: unknown) => unknown;
}

const ABSENT = Symbol('absent');
const MANY = 60;

function always(name: string, value: unknown): Oddity {
  return { name, change: () => value };
}

/** Many copies of a list's first item, each with an identity of its own. */
function multiply(value: unknown): unknown {
  if (!Array.isArray(value)) return Array.from({ length: MANY }, (_, index) => `${String(value).slice(0, 20)}${index}`);
  const [first] = value as unknown[];
  return Array.from({ length: MANY }, (_, index) => withOwnIdentity(first, index));
}

function withOwnIdentity(item: unknown, index: number): unknown {
  if (typeof item === 'string') return `${item}${index}`;
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return item;
  return Object.fromEntries(
    Object.entries(item).map(([key, each]) => [
      key,
      typeof each === 'string' && /id$|no$|key$|^day$|^date$/i.test(key) ? `${each}${index}` : each,
    ]),
  );
}

const ODDITIES: readonly Oddity[] = [
  { name: 'absent', change: () => ABSENT },
  { name: 'many', change: multiply },
  always('null', null),
  always('no text', ''),
  always('blanks', '   '),
  always('a word of 200 letters', 'Donaudampfschifffahrt'.repeat(10).slice(0, 200)),
  always('20,000 characters', '长'.repeat(20_000)),
  always('emoji', '👩🏽‍⚕️🧓🏼👨‍👩‍👧‍👦'),
  always('right to left', '\u202eمرحبا\u2066'),
  always('half a character', '\ud83d'),
  always('//', '//'),
  always('a script', 'javascript:alert(1)'),
  always('markup', '<img src=x onerror=alert(1)>'),
  always('percent', '%E0%A4%A'),
  always('an unknown word', 'unheardOf'),
  always('constructor', 'constructor'),
  always('__proto__', '__proto__'),
  always('a number as text', '12'),
  always('no day', '2026-13-45'),
  always('0', 0),
  always('-1', -1),
  always('1.5', 1.5),
  always('1e20', 1e20),
  always('the largest integer', Number.MAX_SAFE_INTEGER),
  always('seconds', 1_795_000_000),
  always('nanoseconds', 1_795_000_000_000_000_000),
  always('true', true),
  always('false', false),
  always('an empty list', []),
  always('an empty object', {}),
  always('a list of nothing', [null, [], {}, 0, '']),
];

/** Every place of an answer's data, the whole included. */
export function placesOf(data: unknown, here: Place = []): Place[] {
  if (typeof data !== 'object' || data === null) return [here];
  return [here, ...Object.entries(data).flatMap(([key, value]) => placesOf(value, [...here, key]))];
}

/** The places of a long list are alike: one row in a list stands for all. */
export function distinctPlaces(data: unknown): Place[] {
  const byShape = new Map<string, Place>();
  for (const place of placesOf(data)) {
    const shape = place.map((key) => (/^\d+$/.test(String(key)) ? '#' : key)).join('.');
    if (!byShape.has(shape)) byShape.set(shape, place);
  }
  return [...byShape.values()];
}

/** A copy of `data` with what stands at `place` made odd. */
export function spoil(data: unknown, [key, ...rest]: Place, oddity: Oddity): unknown {
  if (key === undefined) return oddity.change(data);
  if (typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data).map(([each, value]): [string, unknown] => [
    each,
    each === String(key) ? spoil(value, rest, oddity) : value,
  ]);
  const kept = entries.filter(([, value]) => value !== ABSENT);
  return Array.isArray(data) ? kept.map(([, value]) => value) : Object.fromEntries(kept);
}

/** One case: a few places of one answer, each odd in its way. */
export interface OddCase {
  route: string;
  changes: { place: Place; oddity: Oddity }[];
}

/** Cases for the answers that a screen gets, by "METHOD /path". */
export function oddCases(answers: ReadonlyMap<string, unknown>): fc.Arbitrary<OddCase> {
  const oddity = fc.constantFrom(...ODDITIES);
  return fc.constantFrom(...answers.keys()).chain((route) => {
    const place = fc.constantFrom(...distinctPlaces(answers.get(route)));
    const changes = fc.array(fc.record({ place, oddity }), { minLength: 1, maxLength: 6 });
    return fc.record({ route: fc.constant(route), changes });
  });
}

/** A case in words, for the report of a failure. */
export function describeCase({ route, changes }: OddCase): string {
  const words = changes.map(({ place, oddity }) => `${place.join('.') || '(all data)'} is ${oddity.name}`);
  return `${route}: ${words.join(', ')}`;
}
