import { allRoutes } from '@/shared/config/routes';
import { addressBar } from '@/shared/lib/addressBar';
import { PERSONAS } from '../../mock/_server/users';
import { serverClock } from './fakeServer';
import { factsOf, type MemberFacts } from './memberFacts';
import { openVisit, visitsOfMock } from './openVisit';
import { ALL_CLAIMS, untruths } from './truthClaims';
import type { Visit } from './visits';
import { beginAnew, countingFetch, type Person, START, settle } from './watchScreen';

/*
 * Every screen as everybody: what it says of points, coupons, rights, prizes, orders, the card, deadlines and rules is
 * what the server answers, so no screen contradicts another one.
 */

let visits: Visit[] = [];

/** The words on the screen, text node by text node. */
function wordsOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  return [...node.childNodes].map(wordsOf).join('|').replace(/\|+/g, '|');
}

/** Where a coupon or prize is the member's own; elsewhere one of the same name is on offer. */
const OWN_THINGS = [
  '/coupon-list',
  '/prize-record',
  '/schedule/equity-aggregation',
  '/schedule/record',
  '/schedule/notice',
];

/** What is true of everybody; undefined for a guest, whom the server knows nothing of. */
const facts = new Map<Person, MemberFacts | undefined>([['guest', undefined]]);
/** What was said to anybody. */
const seen = new Set<string>();

beforeAll(async () => {
  serverClock.set(START);
  visits = await visitsOfMock();
  for (const persona of PERSONAS) {
    beginAnew(persona);
    facts.set(persona, await factsOf(persona));
  }
});
beforeEach(() => {
  global.fetch = countingFetch();
  jest.spyOn(addressBar, 'leave').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

async function look(visit: Visit, person: Person): Promise<string[]> {
  beginAnew(person);
  openVisit(visit);
  await settle();
  const words = wordsOf(document.body);
  const isOwn = OWN_THINGS.includes(visit.path);
  return untruths(words, facts.get(person), { now: START, isOwn }, seen).map(
    (problem) => `${person} at ${visit.at}: ${problem}`,
  );
}

test.each(allRoutes())('$path tells everybody the same as all others', async ({ path }) => {
  const problems: string[] = [];
  for (const visit of visits.filter((each) => each.path === path)) {
    for (const person of facts.keys()) problems.push(...(await look(visit, person)));
  }
  expect(problems).toEqual([]);
});

test('everything that is compared was said to somebody', () => {
  expect(ALL_CLAIMS.filter((claim) => !seen.has(claim))).toEqual([]);
});
