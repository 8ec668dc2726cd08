import { endSession } from '@/session/changeSession';
import { addressBar } from '@/shared/lib/addressBar';
import { serverClock, signInAs } from './fakeServer';
import { openVisit, visitsOfMock } from './openVisit';
import type { Visit } from './visits';
import { beginAnew, countingFetch, keepErrors, START, settle, shownText, takeErrors } from './watchScreen';
import { isOnTurn } from './wide';

/*
 * The session's cookie belongs to the phone, the login to the tab (docs/decisions/169-a-tab-without-a-login.md): where nobody
 * has signed in a screen is a guest's, whosever session the phone still has.
 */

let visits: Visit[];

beforeAll(async () => {
  serverClock.set(START);
  visits = (await visitsOfMock()).filter((_, place) => isOnTurn(place, 4));
});
beforeEach(() => {
  global.fetch = countingFetch();
  jest.spyOn(addressBar, 'leave').mockImplementation(() => undefined);
  keepErrors();
});

/** What stands on a screen in a tab without a login. */
async function wordsOn(visit: Visit, hasSession: boolean): Promise<string> {
  beginAnew('guest');
  if (hasSession) {
    signInAs('member');
    endSession();
  }
  openVisit(visit);
  await settle();
  return shownText();
}

test('every address says in a tab without a login what it says to a guest', async () => {
  expect(visits.length).toBeGreaterThan(50);
  const differing: string[] = [];
  for (const visit of visits) {
    const asGuest = await wordsOn(visit, false);
    if ((await wordsOn(visit, true)) !== asGuest) differing.push(visit.at);
  }
  expect([...differing, ...takeErrors()]).toEqual([]);
}, 300_000);
