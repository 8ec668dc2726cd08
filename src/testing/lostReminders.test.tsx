import { act, fireEvent, waitFor } from '@testing-library/react';
import { allRoutes } from '@/shared/config/routes';
import { fakeFetch, serverClock } from './fakeServer';
import { openVisit, visitsOfMock } from './openVisit';
import type { Visit } from './visits';
import { beginAnew, countingFetch, START, settle } from './watchScreen';

/*
 * Every view of a member with a reminder or a favourite to switch on: the answer gets lost, the server has it. The view then
 * says what the server holds; else the next tap would ask for the same once more.
 */

const TO_SWITCH_ON = /提醒我?$|^收藏$/;
const IS_ON = /^(取消|不再)/;
/** Views of one address with a reminder, at most. */
const MOST_OF_ONE = 3;

/** What is written is done, and its answer does not come. */
const losing: typeof fetch = async (input, init) => {
  const answer = await fakeFetch(input, init);
  if (init?.method === 'POST' && /remind|favorite/i.test(String(input))) throw new TypeError('Failed to fetch');
  return answer;
};

const reminders = () =>
  [...document.querySelectorAll('button')].filter((each) => {
    const words = (each.textContent ?? '').replace(/\s/g, '');
    return TO_SWITCH_ON.test(words) && !IS_ON.test(words) && !each.closest('[hidden]');
  });

let visits: Visit[] = [];
const where = new Set<string>();

beforeAll(async () => {
  serverClock.set(START);
  visits = await visitsOfMock();
});

/** What is wrong at a view; undefined where it has no reminder. */
async function faultsAt(visit: Visit): Promise<string[] | undefined> {
  beginAnew('member');
  global.fetch = countingFetch();
  openVisit(visit);
  await settle();
  const before = reminders();
  const [button] = before;
  if (!button) return undefined;
  where.add(visit.path);
  global.fetch = countingFetch(losing);
  fireEvent.click(button);
  await act(settle);
  try {
    await waitFor(() => expect(reminders().length).toBeLessThan(before.length), { timeout: 1500 });
    return [];
  } catch {
    return [`${visit.at}: ${button.textContent}`];
  }
}

test.each(allRoutes())('$path', async ({ path }) => {
  const faults: string[] = [];
  let found = 0;
  for (const visit of visits.filter((each) => each.path === path)) {
    const here = found < MOST_OF_ONE ? await faultsAt(visit) : undefined;
    if (here) found += 1;
    faults.push(...(here ?? []));
  }
  expect(faults).toEqual([]);
});

test('there were reminders', () => {
  expect(where.size).toBeGreaterThan(5);
});
