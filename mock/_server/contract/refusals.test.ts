import { readFileSync } from 'node:fs';
import { ask } from '@/testing/ask';
import { contractCalls } from '@/testing/contracts';
import { serverClock, takeComplaints } from '@/testing/fakeServer';

/*
 * Who builds the server reads in the contract which refusals a call has: what this server refuses stands there. Every call is
 * asked with what its examples ask, one value of it after the other missing, another one, no value at all, or the number of
 * another thing, what it may name besides among them, by the member whose things they are and by somebody else. A code that the contract does not name is a complaint.
 */

type Route = `GET ${string}` | `POST ${string}`;
type Body = Record<string, unknown>;

interface Example {
  route: Route;
  asked?: Body;
}

/** When most examples were kept: their days and hours can still be chosen. */
const NOW = Date.parse('2026-11-21T12:00:00+08:00');
const MOST_BODIES = 3;
const MOST_THINGS = 60;
const OTHERS = [undefined, 'x', null];
/** What cannot even be turned into a text. Only a body can hold it. */
const UNCONVERTIBLE = { toString: 1 };
const THING = /(Id|No|^code|^date)$/;
/** Of every write. */
const COMMON = ['clientToken', 'expectedUserId'];

const examples = JSON.parse(readFileSync('scripts/contract/examples.json', 'utf8')) as Example[];
const routes = [...contractCalls().keys()] as Route[];
const things = new Map<string, Set<unknown>>();

function keepThings(value: unknown, name = ''): void {
  if (Array.isArray(value)) for (const each of value) keepThings(each, name);
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) keepThings(each, key);
  else if (THING.test(name) && !COMMON.includes(name)) things.set(name, (things.get(name) ?? new Set()).add(value));
}

const askedOf = (route: Route): Body[] =>
  examples.flatMap((each) => (each.route === route && each.asked ? [each.asked] : []));

async function learnThings(): Promise<void> {
  for (const route of routes.filter((each) => each.startsWith('GET')))
    for (const body of [{}, ...askedOf(route)]) keepThings((await ask(route, body, { as: 'member' })).data);
  for (const { asked } of examples) keepThings(asked);
}

/** What the example names, and what a call may name besides. */
function namesOf(route: Route, asked: Body): string[] {
  const payload = contractCalls().get(route)?.payload as { entries?: object } | undefined;
  const names = new Set([...Object.keys(asked), ...Object.keys(payload?.entries ?? {})]);
  return [...names].filter((name) => !COMMON.includes(name));
}

function variantsOf(route: Route, asked: Body): Body[] {
  const names = namesOf(route, asked);
  const others = route.startsWith('POST') ? [...OTHERS, UNCONVERTIBLE] : OTHERS;
  const valuesFor = (name: string) => [...others, ...[...(things.get(name) ?? [])].slice(0, MOST_THINGS)];
  return [asked, ...names.flatMap((name) => valuesFor(name).map((value) => ({ ...asked, [name]: value })))];
}

test('every call refuses by the codes of its contract', async () => {
  serverClock.set(NOW);
  await learnThings();
  for (const route of routes) {
    for (const body of [
      {},
      ...askedOf(route)
        .slice(0, MOST_BODIES)
        .flatMap((asked) => variantsOf(route, asked)),
    ]) {
      const own = route.startsWith('POST') ? { clientToken: crypto.randomUUID(), expectedUserId: undefined } : {};
      for (const as of ['member', 'newcomer'] as const) await ask(route, { ...body, ...own }, { as });
    }
  }
  expect([...new Set(takeComplaints())]).toEqual([]);
});
