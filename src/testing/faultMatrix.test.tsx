import { act, screen } from '@testing-library/react';
import { allRoutes } from '@/shared/config/routes';
import { addressBar } from '@/shared/lib/addressBar';
import { serverState } from '../../mock/_server/state';
import { contractCalls } from './contracts';
import { failNext, routesRequested, serverClock, takeComplaints } from './fakeServer';
import { openVisit, visitsOfMock } from './openVisit';
import type { Visit } from './visits';
import {
  beginAnew,
  busyPart,
  countingFetch,
  faultsOnPage,
  keepErrors,
  START,
  scrollToWaiting,
  settle,
  shownText,
} from './watchScreen';
import { isOnTurn, isWide } from './wide';

/*
 * Every address of the route table × every call that its screen makes × every fault. Nothing is listed by hand: the calls
 * are those that the screen makes on the healthy server. A call that brings no main content, and the main one of another tab
 * or panel, has an eighth of the faults unless the run is wide.
 */

/** Faults that leave the call without an answer that can be used. */
const FAILING = ['drop', '500', 'malformed', 'business'];
/** Faults that bend the answer; what is left must still be shown. */
const BENT = ['wrongTypes', 'empty'];

const TOLD = /网络|系统维护中|语法错误|CODE|没有|暂时|确认中|失败/;
const RETRY = /重试|再试|刷新|重新|再查|再取/;

/** What is wrong with the page as it stands; empty when nothing is. */
function judge(isFailing: boolean): string[] {
  const text = shownText();
  return [...faultsOnPage(), ...(isFailing && !TOLD.test(text) ? [`nothing is said: ${text.slice(0, 80)}`] : [])];
}

function retryButton(): HTMLElement | undefined {
  return screen.queryAllByRole('button', { name: RETRY }).find((button) => !button.hasAttribute('disabled'));
}

/** Removes the fault and presses 重试: the page is what it is on the healthy server. */
async function recover(healthy: string): Promise<string[]> {
  serverState().faults.length = 0;
  const button = retryButton();
  if (!button) return ['no 重试'];
  await act(async () => button.click());
  await settle();
  return isAlike(plain(shownText()), healthy) ? [] : [`after 重试: ${shownText().slice(0, 200)}`];
}

/** The same page; records of one moment may stand in another order, so a row may differ. */
function isAlike(shown: string, expected: string): boolean {
  const isSameLength = Math.abs(shown.length - expected.length) <= expected.length / 10;
  return isSameLength && shown.slice(0, 40) === expected.slice(0, 40);
}

/** Times and random numbers differ from run to run. */
const plain = (text: string) => text.replace(/\d+/g, '#').replace(/\s+/g, ' ');

const TURNS = 8;

let visits: Visit[] = [];
let cases = 0;

/** One look at a screen on the healthy server. */
interface Look {
  visit: Visit;
  routes: string[];
  /** The call that brings the main content: the first primary one. */
  main: string | undefined;
  text: string;
  /** Nothing to look at: the screen sends the member on. */
  isLeft: boolean;
}

async function lookAt(visit: Visit): Promise<Look> {
  jest.useRealTimers();
  beginAnew();
  const location = openVisit(visit);
  await settle();
  const routes = routesRequested();
  const main = routes.find((route) => contractCalls().get(route)?.role === 'primary');
  return { visit, routes, main, text: plain(shownText()), isLeft: location() !== visit.at };
}

/** By path, for the two groups of tests that go through them. */
const lookedAt = new Map<string, Promise<Look[]>>();

/** The looks of a screen that differ in what they ask for; tabs and panels with the same calls fail alike. */
function looksOf(path: string): Promise<Look[]> {
  const known = lookedAt.get(path) ?? lookAtAll(path);
  lookedAt.set(path, known);
  return known;
}

async function lookAtAll(path: string): Promise<Look[]> {
  const looks = new Map<string, Look>();
  for (const visit of visits.filter((each) => each.path === path)) {
    const look = await lookAt(visit);
    const calls = look.routes.join(' ');
    if (!looks.has(calls)) looks.set(calls, look);
  }
  return [...looks.values()];
}

async function runCase({ visit, main, text, isLeft }: Look, route: string, kind: string): Promise<string[]> {
  beginAnew();
  cases += 1;
  failNext(route.split(' ')[1] ?? '', kind, -1);
  const location = openVisit(visit);
  await settle();
  // He was sent on as without the fault: what stands here only waits for the next screen.
  if (isLeft && location() !== visit.at) return [];
  // A form that shows all that it shows otherwise has nothing to tell.
  const isTold = route === main && FAILING.includes(kind) && plain(shownText()) !== text;
  const problems = judge(isTold);
  if (isTold && kind !== 'business') problems.push(...(await recover(text)));
  return problems.map((problem) => `${visit.at} × ${route} × ${kind}: ${problem}`);
}

beforeAll(async () => {
  serverClock.set(START);
  visits = await visitsOfMock();
});
beforeEach(() => {
  global.fetch = countingFetch();
  keepErrors();
  // Without chance there is no delay between retries.
  jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => takeComplaints());

test.each(allRoutes())('$path survives every fault of every call that it makes', async ({ path }) => {
  const problems: string[] = [];
  const tried = new Set<string>();
  let turn = 0;
  for (const look of await looksOf(path)) {
    // A panel or tab adds its own calls; those of the screen below were tried with the screen.
    const routes = look.routes.filter((route) => route === look.main || !tried.has(route));
    for (const route of routes) {
      const isFirstMain = route === look.main && !tried.has(route);
      tried.add(route);
      for (const [place, kind] of [...FAILING, ...BENT].entries()) {
        if (isFirstMain || isOnTurn(place + turn, TURNS)) problems.push(...(await runCase(look, route, kind)));
      }
      turn += 1;
    }
  }
  expect(problems).toEqual([]);
});

const STEP_MS = 5000;

/** Lets the clocks of page and server run without waiting for them; the page is drawn after each step. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= STEP_MS) {
    await act(async () => {
      await jest.advanceTimersByTimeAsync(Math.min(left, STEP_MS));
    });
  }
}

const SLOW_MS = 5000;
/** A screen has no more parts than this that wait until they come near. */
const MOST_PARTS = 12;
/** One answer may wait for another, and a part until it comes near the screen. */
async function passSlowAnswers(): Promise<void> {
  await pass(4 * SLOW_MS);
  for (let turn = 0; turn < MOST_PARTS && busyPart(); turn += 1) {
    scrollToWaiting();
    await pass(4 * SLOW_MS);
  }
}

/** Own time-out of a reading call. */
const HANG_MS = 30_000 + 2000;
const HOLD_MS = 10_000;

describe('every call of a screen at once', () => {
  beforeEach(() => jest.spyOn(addressBar, 'leave').mockImplementation(() => undefined));
  afterEach(() => jest.useRealTimers());

  async function openWith(visit: Visit, kind: string | undefined, ms: number): Promise<void> {
    jest.useRealTimers();
    beginAnew();
    cases += 1;
    jest.useFakeTimers();
    if (kind) failNext('*', kind, -1);
    openVisit(visit);
    await pass(ms);
  }

  async function judgeAll({ visit, text, main, routes, isLeft }: Look, place: number): Promise<string[]> {
    if (isLeft || routes.length === 0) return [];
    const isChanged = () => main !== undefined && plain(shownText()) !== text;
    const problems: string[] = [];
    const note = (kind: string, found: string[]) =>
      problems.push(...found.map((problem) => `${visit.at} × all × ${kind}: ${problem}`));

    // The first view meets every fault, each other one a fault of its turn.
    for (const kind of FAILING.filter((_kind, turn) => place === 0 || isOnTurn(place + turn, FAILING.length))) {
      await openWith(visit, kind, 1000);
      note(kind, judge(isChanged()));
    }
    await openWith(visit, 'slow', 1000);
    if (retryButton() && main) note('slow', ['an error flashes']);
    await passSlowAnswers();
    note('slow', judge(false));

    global.fetch = (_url, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
    await openWith(visit, undefined, HANG_MS);
    note('hang', judge(isChanged()));
    global.fetch = countingFetch();

    await openWith(visit, 'unauthorized', HOLD_MS + 1000);
    note('unauthorized', [
      ...judge(false),
      main && isChanged() && !/登录/.test(shownText()) ? 'no login is offered' : '',
    ]);
    return problems.filter((problem) => !problem.endsWith(': '));
  }

  test.each(allRoutes())('$path', async ({ path }) => {
    const problems: string[] = [];
    for (const [place, look] of (await looksOf(path)).entries()) problems.push(...(await judgeAll(look, place)));
    expect(problems).toEqual([]);
  });
});

test('the matrix does not shrink', () => {
  expect(new Set(visits.map((visit) => visit.path)).size).toBe(allRoutes().length);
  expect(cases).toBeGreaterThan(isWide ? 1500 : 600);
});
