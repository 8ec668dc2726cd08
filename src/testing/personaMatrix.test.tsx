import { act, cleanup } from '@testing-library/react';
import { endSession } from '@/session/changeSession';
import { forgetLoginStart } from '@/session/startLogin';
import { ROUTES } from '@/shared/config/routes';
import { addressBar } from '@/shared/lib/addressBar';
import { setElderMode } from '@/shared/lib/elderMode';
import { PERSONAS, type PersonaKey } from '../../mock/_server/users';
import { fakeFetch, resetMock, serverClock, signInAs, takeComplaints } from './fakeServer';
import { openVisit, visitsOfMock } from './openVisit';
import type { Visit } from './visits';

/*
 * Every visit × everybody who may come, on the healthy server: nothing loads for ever, there is something to read, one main
 * heading and a way on; nobody is sent to the login unasked. What belongs to the member is asked for by the others as
 * well. The elder reads 长辈版.
 */

const PEOPLE = ['guest', ...PERSONAS] as const;
type Person = 'guest' | PersonaKey;

/** Words that only a mistake puts on a screen. */
const MISTAKES = /undefined|\bnull\b|NaN|\[object|Invalid Date|\{\{/;
const FULL_PHONE = /(?<!\d)1[3-9]\d{9}(?!\d)/;
const CHINESE = /\p{Script=Han}/u;
const START = Math.floor(Date.now() / 60_000) * 60_000;

let inFlight = 0;
const errors: string[] = [];
let leave: jest.SpyInstance;

async function countingFetch(...args: Parameters<typeof fetch>): Promise<Response> {
  inFlight += 1;
  try {
    return await fakeFetch(...args);
  } finally {
    inFlight -= 1;
  }
}

const busyPart = () => document.querySelector('[aria-busy="true"]');

/** Until nothing is asked for and nothing waits; gives up after a second and a half, when a wait has no end. */
async function settle(): Promise<void> {
  let quietTurns = 0;
  for (let turn = 0; turn < 300 && quietTurns < 3; turn += 1) {
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 4)));
    quietTurns = inFlight === 0 && !busyPart() ? quietTurns + 1 : 0;
  }
}

function beginAnew(person: Person): void {
  cleanup();
  document.body.replaceChildren();
  endSession();
  takeComplaints();
  resetMock();
  serverClock.set(START);
  localStorage.clear();
  sessionStorage.clear();
  errors.length = 0;
  forgetLoginStart();
  leave.mockClear();
  setElderMode(person === 'elder');
  if (person !== 'guest') signInAs(person);
}

const waysIn = (part: Element) => part.querySelectorAll('button:not(:disabled), a[href], input, select').length;

/** A panel over the screen has words of its own, and more than its way out. */
function judgePanel(panel: Element): string[] {
  const head = panel.querySelector('header')?.textContent ?? '';
  const words = (panel.textContent ?? '').replace(head, '');
  return CHINESE.test(words) ? [] : [`an empty panel: ${head}`];
}

function judge(): string[] {
  const text = document.body.textContent ?? '';
  const busy = busyPart();
  const headings = document.querySelectorAll('h1').length;
  return [
    busy ? `loads for ever: ${busy.outerHTML.slice(0, 120)}` : '',
    CHINESE.test(text) ? '' : 'no words',
    MISTAKES.test(text) ? `mistake: ${MISTAKES.exec(text)?.[0]}` : '',
    waysIn(document.body) > 0 ? '' : 'no way on',
    headings === 1 ? '' : `${headings} main headings`,
    document.querySelector('main') ? 'a main landmark beside that of the frame' : '',
    ...[...document.querySelectorAll('[role="dialog"]')].flatMap(judgePanel),
    FULL_PHONE.test(text) ? `a full phone number: ${FULL_PHONE.exec(text)?.[0]}` : '',
    ...errors,
    ...takeComplaints(),
  ].filter((problem) => problem !== '');
}

let visits: Visit[] = [];
const seen = new Set<string>();

/** A screen may send on who has nothing to do there; where he lands is a visit of its own. */
async function look(visit: Visit, person: Person): Promise<string[]> {
  beginAnew(person);
  const location = openVisit(visit);
  await settle();
  seen.add(`${person} ${visit.at}`);
  const problems = location() === visit.at ? judge() : [...errors, ...takeComplaints()];
  if (leave.mock.calls.length > 0) problems.push('sent to the login unasked');
  return problems.map((problem) => `${person} at ${visit.at}: ${problem}`);
}

beforeAll(async () => {
  serverClock.set(START);
  visits = await visitsOfMock();
});
beforeEach(() => {
  global.fetch = countingFetch;
  leave = jest.spyOn(addressBar, 'leave').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation((first) => void errors.push(String(first).slice(0, 120)));
});

test.each(Object.keys(ROUTES))('%s holds for everybody', async (name) => {
  const problems: string[] = [];
  for (const visit of visits.filter((each) => each.name === name)) {
    for (const person of PEOPLE) problems.push(...(await look(visit, person)));
  }
  expect(problems).toEqual([]);
});

test('everybody has been everywhere', () => {
  expect(seen.size).toBe(visits.length * PEOPLE.length);
  expect(new Set(visits.map(({ name }) => name)).size).toBe(Object.keys(ROUTES).length);
});
