import { allRoutes } from '@/shared/config/routes';
import { addressBar } from '@/shared/lib/addressBar';
import { serverClock } from './fakeServer';
import { openVisit, visitsOfMock } from './openVisit';
import type { Visit } from './visits';
import { beginAnew, countingFetch, keepErrors, START, settle } from './watchScreen';

/*
 * Every address × the member: on one of its views at least there is a way to customer service; a panel, a form or an empty
 * page may leave it to the others.
 */

/** Where it stands elsewhere, and why. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  '/comment': 'what is written takes the foot of the page; a failure brings it',
};

const hasHelp = () =>
  document.querySelector('a[href^="tel:"]') !== null ||
  [...document.querySelectorAll('button')].some((each) => each.textContent?.includes('客服'));

let visits: Visit[] = [];

beforeAll(async () => {
  serverClock.set(START);
  visits = await visitsOfMock();
});
beforeEach(() => {
  global.fetch = countingFetch();
  keepErrors();
  jest.spyOn(addressBar, 'leave').mockImplementation(() => undefined);
});

async function isHelpfulAt(visit: Visit): Promise<boolean> {
  beginAnew('member');
  openVisit(visit);
  await settle();
  return hasHelp();
}

test.each(allRoutes().map(({ path }) => path))('%s', async (path) => {
  const own = visits.filter((visit) => visit.path === path);
  let isHelpful = false;
  for (const visit of own) isHelpful ||= await isHelpfulAt(visit);
  expect(isHelpful).toBe(!(path in ELSEWHERE));
});
