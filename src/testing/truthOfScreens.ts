import { PERSONAS } from '../../mock/_server/users';
import { factsOf, type MemberFacts } from './memberFacts';
import { ALL_CLAIMS, untruths } from './truthClaims';
import type { Visit } from './visits';
import { beginAnew, type Person, START } from './watchScreen';

/** Where a coupon or prize is the member's own; elsewhere one of the same name is on offer. */
const OWN_THINGS = [
  '/coupon-list',
  '/prize-record',
  '/schedule/equity-aggregation',
  '/schedule/record',
  '/schedule/notice',
];

/** What is true of everybody; nothing for a guest, whom the server knows nothing of. */
const facts = new Map<Person, MemberFacts>();
/** What was said to anybody. */
const heard = new Set<string>();

/** The words on the screen, text node by text node; what holds a number to its unit is a space here. */
function wordsOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replaceAll('\u00a0', ' ');
  return [...node.childNodes].map(wordsOf).join('|').replace(/\|+/g, '|');
}

/** Asks the server once what `untruthsOn` holds the screens against. */
export async function learnFacts(): Promise<void> {
  for (const persona of PERSONAS) {
    beginAnew(persona);
    facts.set(persona, await factsOf(persona));
  }
}

/**
 * What the screen that stands there says of points, coupons, rights, prizes, orders, the card, deadlines and rules, and the
 * server does not: so no screen contradicts another one.
 */
export function untruthsOn({ path }: Visit, person: Person): string[] {
  return untruths(wordsOf(document.body), facts.get(person), { now: START, isOwn: OWN_THINGS.includes(path) }, heard);
}

/** What is compared and was said to nobody so far. */
export const unheardClaims = (): string[] => ALL_CLAIMS.filter((claim) => !heard.has(claim));
