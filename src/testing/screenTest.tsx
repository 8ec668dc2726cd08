import userEvent from '@testing-library/user-event';
import { failNext, signInAs } from './fakeServer';
import { screenOf } from './openVisit';
import { renderScreen } from './renderScreen';
import type { Person } from './watchScreen';

/*
 * What the test of one screen says in one line. What every screen has to stand is in the matrices already: see
 * docs/add-a-screen.md.
 */

/** Opens an address, path and query, as somebody; the screen is the one that its page names. */
export function openedAs(person: Person, at: string) {
  if (person !== 'guest') signInAs(person);
  const [path = ''] = at.split('?');
  const Screen = screenOf(path);
  return {
    ...renderScreen(<Screen />, { at }),
    /** Made when it is asked for: it puts a clipboard of its own into the browser. */
    get user() {
      return userEvent.setup();
    },
  };
}

/** The next answer of this call is a refusal with this code. */
export function refused({ path }: { path: string }, code = 4001): void {
  failNext(path, `business:${code}`);
}

/** Every try of this call is lost on its way, until the end of the test. */
export function offline({ path }: { path: string }): void {
  failNext(path, 'drop', -1);
}
