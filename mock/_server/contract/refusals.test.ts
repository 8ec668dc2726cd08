import { readFileSync } from 'node:fs';
import { ask } from '@/testing/ask';
import { contractCalls } from '@/testing/contracts';
import { serverClock, takeComplaints } from '@/testing/fakeServer';

/*
 * Who builds the server reads in the contract which refusals a call has: what this server refuses stands there. Every call is
 * asked with what its examples ask, with one value of it missing or another, by the member whose records they name and by
 * somebody else. A code that the contract does not name is a complaint.
 */

interface Example {
  route: Route;
  asked?: Record<string, unknown>;
}
type Route = `GET ${string}` | `POST ${string}`;

/** When most examples were kept: their days and hours can still be chosen. */
const NOW = Date.parse('2026-11-21T12:00:00+08:00');
const MOST_BODIES = 4;
const OTHERS = [undefined, 'x', null];
/** Of every write. */
const COMMON = ['clientToken', 'expectedUserId'];

const examples = JSON.parse(readFileSync('scripts/contract/examples.json', 'utf8')) as Example[];

function variantsOf(asked: Record<string, unknown>): Record<string, unknown>[] {
  const names = Object.keys(asked).filter((name) => !COMMON.includes(name));
  return [asked, ...names.flatMap((name) => OTHERS.map((other) => ({ ...asked, [name]: other })))];
}

function bodiesFor(route: Route): Record<string, unknown>[] {
  const asked = examples.filter((each) => each.route === route).flatMap((each) => each.asked ?? []);
  return [{}, ...asked.slice(0, MOST_BODIES).flatMap(variantsOf)];
}

test.each([...contractCalls().keys()] as Route[])('%s refuses by the codes of its contract', async (route) => {
  serverClock.set(NOW);
  for (const as of ['member', 'newcomer'] as const) {
    for (const body of bodiesFor(route)) {
      const own = route.startsWith('POST') ? { clientToken: crypto.randomUUID(), expectedUserId: undefined } : {};
      await ask(route, { ...body, ...own }, { as });
    }
  }
  expect([...new Set(takeComplaints())]).toEqual([]);
});
