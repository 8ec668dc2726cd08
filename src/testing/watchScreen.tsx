import { act, cleanup } from '@testing-library/react';
import { endSession } from '@/session/changeSession';
import { forgetLoginStart } from '@/session/startLogin';
import { setElderMode } from '@/shared/lib/elderMode';
import type { PersonaKey } from '../../mock/_server/users';
import { scrollIntoSight } from './browserGaps';
import { fakeFetch, resetMock, serverClock, signInAs, takeComplaints } from './fakeServer';

/*
 * What the tests share that open every address and look whether the page still stands.
 */

/** Words that only a mistake puts on a screen. */
export const MISTAKES = /undefined|\bnull\b|NaN|\[object|Invalid Date|\{\{/;
/** An amount of money in another form than ¥50.00. */
const ODD_AMOUNT = /¥\d+(?![\d.])|¥\d+\.(?!\d{2})|\d ?元/;
const CHINESE = /\p{Script=Han}/u;

/** Who may come. */
export type Person = 'guest' | PersonaKey;

/** What React or a library has complained about. */
const errors: string[] = [];

let inFlight = 0;

/** Gives a fetch that `settle` waits for. */
export function countingFetch(fetchOnce: typeof fetch = fakeFetch): typeof fetch {
  return async (...args) => {
    inFlight += 1;
    try {
      return await fetchOnce(...args);
    } finally {
      inFlight -= 1;
    }
  };
}

/** What still loads, or waits to be seen. */
export const busyPart = () => document.querySelector('[aria-busy="true"]');

/** A part that waits until it comes near the screen is scrolled to. */
export function scrollToWaiting(): void {
  const target = busyPart()?.parentElement;
  if (target) act(() => scrollIntoSight(target));
}

/** Until nothing is asked for and nothing waits, in a few turns of the clock. */
export async function settle(): Promise<void> {
  let quietTurns = 0;
  for (let turn = 0; turn < 400 && quietTurns < 3; turn += 1) {
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 4)));
    if (inFlight === 0) scrollToWaiting();
    quietTurns = inFlight === 0 && !busyPart() ? quietTurns + 1 : 0;
  }
}

/** Every case begins at the same moment of the server's clock, so that its records have the same numbers. */
export const START = Math.floor(Date.now() / 60_000) * 60_000;

/** A fresh phone with a fresh server and this person signed in; the elder reads 长辈版. */
export function beginAnew(person: Person = 'member'): void {
  cleanup();
  // What speaks the messages stays as long as the document.
  for (const each of [...document.body.children]) {
    if (each.matches('[aria-live]')) each.replaceChildren();
    else each.remove();
  }
  endSession();
  takeComplaints();
  resetMock();
  serverClock.set(START);
  localStorage.clear();
  sessionStorage.clear();
  errors.length = 0;
  forgetLoginStart();
  setElderMode(person === 'elder');
  if (person !== 'guest') signInAs(person);
}

export const shownText = () => document.body.textContent ?? '';
const waysOn = () => document.querySelectorAll('button:not(:disabled), a[href], input').length;

/** What is wrong with the page as it stands, whatever its content; empty when nothing is. */
export function faultsOnPage(): string[] {
  const text = shownText();
  const busy = busyPart();
  return [
    CHINESE.test(text) ? '' : 'no words',
    MISTAKES.test(text) ? `mistake: ${MISTAKES.exec(text)?.[0]}` : '',
    ODD_AMOUNT.test(text) ? `an amount without two decimals: ${ODD_AMOUNT.exec(text)?.[0]}` : '',
    waysOn() > 0 ? '' : 'no way on',
    busy ? `still busy: ${busy.outerHTML.slice(0, 160)}` : '',
    ...errors,
  ].filter((problem) => problem !== '');
}

/** What the page complained about and the server noticed so far; taken once. */
export function takeErrors(): string[] {
  return [...errors.splice(0), ...takeComplaints()];
}

/** Keeps what React or a library complains about, for `faultsOnPage`. */
export function keepErrors(): void {
  jest
    .spyOn(console, 'error')
    .mockImplementation((...args) => void errors.push(args.map(String).join(' ').slice(0, 300)));
}
