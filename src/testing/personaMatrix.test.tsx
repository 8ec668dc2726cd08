import { allRoutes } from '@/shared/config/routes';
import { addressBar } from '@/shared/lib/addressBar';
import { PERSONAS } from '../../mock/_server/users';
import { serverClock } from './fakeServer';
import { pressReminder } from './lostReminder';
import { openVisit, visitsOfMock } from './openVisit';
import { learnFacts, unheardClaims, untruthsOn } from './truthOfScreens';
import type { Visit } from './visits';
import {
  beginAnew,
  countingFetch,
  faultsOnPage,
  keepErrors,
  type Person,
  START,
  settle,
  shownText,
  takeErrors,
} from './watchScreen';
import { isWide } from './wide';

/*
 * Every visit × everybody who may come, on the healthy server: nothing loads for ever, there is something to read, one main
 * heading and a way on; nobody is sent to the login unasked; what is said is what the server says. What belongs to the
 * member is asked for by the others as well. The elder reads 长辈版. A member's reminders are pressed, with their answer lost.
 * The member comes to every view, a guest to every other one, and at the rest one of the others by turns; all of them in a
 * wide run.
 */

const PEOPLE = ['guest', ...PERSONAS] as const;
const OTHERS: readonly Person[] = PEOPLE.filter((person) => person !== 'guest' && person !== 'member');
/** Who comes beside the member, visit by visit. */
const TURNS: readonly Person[] = OTHERS.flatMap((person): Person[] => ['guest', person]);

const comers = (visit: number): readonly Person[] =>
  isWide ? PEOPLE : ['member', ...TURNS.filter((_person, turn) => turn === visit % TURNS.length)];

const FULL_PHONE = /(?<!\d)1[3-9]\d{9}(?!\d)/;
const CHINESE = /\p{Script=Han}/u;
/** Of the views of one address so many have their reminder pressed. */
const MOST_REMINDERS = 3;

let leave: jest.SpyInstance;

/** A panel over the screen has words of its own, or pictures. */
function judgePanel(panel: Element): string[] {
  const head = panel.querySelector('header')?.textContent ?? '';
  const words = (panel.textContent ?? '').replace(head, '');
  return CHINESE.test(words) || panel.querySelector('img') ? [] : [`an empty panel: ${head}`];
}

function judge(): string[] {
  const text = shownText();
  const headings = [...document.querySelectorAll('h1')].filter((heading) => !heading.closest('[hidden]')).length;
  return [
    ...faultsOnPage(),
    headings === 1 ? '' : `${headings} main headings`,
    document.querySelector('main') ? 'a main landmark beside that of the frame' : '',
    ...[...document.querySelectorAll('[role="dialog"]')].flatMap(judgePanel),
    FULL_PHONE.test(text) ? `a full phone number: ${FULL_PHONE.exec(text)?.[0]}` : '',
  ].filter((problem) => problem !== '');
}

let visits: Visit[] = [];
const seen = new Set<string>();
/** By address. */
const remindersPressed = new Map<string, number>();

async function loseReminder({ path }: Visit): Promise<string[]> {
  const pressed = remindersPressed.get(path) ?? 0;
  const faults = pressed < MOST_REMINDERS ? await pressReminder() : undefined;
  if (faults) remindersPressed.set(path, pressed + 1);
  return faults ?? [];
}

/** A screen may send on who has nothing to do there; where he lands is a visit of its own. */
async function look(visit: Visit, person: Person): Promise<string[]> {
  leave.mockClear();
  beginAnew(person);
  const location = openVisit(visit);
  await settle();
  seen.add(`${person} ${visit.at}`);
  const problems = [...(location() === visit.at ? judge() : []), ...untruthsOn(visit, person), ...takeErrors()];
  if (leave.mock.calls.length > 0) problems.push('sent to the login unasked');
  if (person === 'member') problems.push(...(await loseReminder(visit)));
  return problems.map((problem) => `${person} at ${visit.at}: ${problem}`);
}

beforeAll(async () => {
  serverClock.set(START);
  visits = await visitsOfMock();
  await learnFacts();
});
beforeEach(() => {
  global.fetch = countingFetch();
  leave = jest.spyOn(addressBar, 'leave').mockImplementation(() => undefined);
  keepErrors();
});

test.each(allRoutes())('$path holds for everybody', async ({ path }) => {
  const problems: string[] = [];
  for (const [place, visit] of visits.entries()) {
    if (visit.path !== path) continue;
    for (const person of comers(place)) problems.push(...(await look(visit, person)));
  }
  expect(problems).toEqual([]);
});

test('everybody has been everywhere', () => {
  expect(seen.size).toBe(visits.reduce((sum, _, place) => sum + comers(place).length, 0));
  expect(new Set(visits.map((visit) => visit.path)).size).toBe(allRoutes().length);
});

test('everything that is compared was said to somebody', () => {
  expect(unheardClaims()).toEqual([]);
});

test('there were reminders', () => {
  expect(remindersPressed.size).toBeGreaterThan(5);
});
