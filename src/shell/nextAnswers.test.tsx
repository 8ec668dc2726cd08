import { waitFor } from '@testing-library/react';
import { askFirst } from '@/request/askFirst';
import { noteChange } from '@/request/changes';
import { serverNow } from '@/shared/lib/serverClock';
import { allFirstCalls } from '@/testing/campaigns';
import { callsTo, signInAs } from '@/testing/fakeServer';
import { openVisit, visitsOfMock } from '@/testing/openVisit';
import { beginAnew, type Person, settle } from '@/testing/watchScreen';
import { isOnTurn } from '@/testing/wide';
import { askForNextAnswers } from './nextAnswers';

const FIRST_CALLS = allFirstCalls();
const PEOPLE: readonly Person[] = ['member', 'lapsed', 'member', 'elder', 'member', 'guest'];

/** The member opens every other view, one of the others the rest; all of them every view in a wide run. */
const comers = (view: number): readonly Person[] => [
  ...new Set(PEOPLE.filter((_person, turn) => isOnTurn(view + PEOPLE.length - turn, PEOPLE.length))),
];

/** For them the answers are there before the screen; for the others they are on their way. */
const THERE_BEFORE: readonly Person[] = ['member', 'elder'];

beforeEach(() => {
  window.__FIRST_CALLS__ = FIRST_CALLS;
});
afterEach(() => {
  window.__EARLY__ = undefined;
  delete window.__FIRST_CALLS__;
});

const asked = () => (window.__EARLY__ ?? []).map(({ key }) => key);

const answersCome = () => Promise.all((window.__EARLY__ ?? []).map(({ answer }) => answer));

/** As the page does when it is opened, the home screen's calls among them. */
function askWithPage(at: string, person: Person): void {
  const [path = '', query] = at.split('?');
  const opening = { query, isMember: person !== 'guest', isElder: person === 'elder', prefix: '', nowMs: serverNow() };
  askFirst(FIRST_CALLS[path] ?? [], opening);
}

test.each(Object.entries(FIRST_CALLS))(
  '%s: whoever opens it, by whichever address, takes over what was asked for ahead, and asks for nothing twice',
  async (path, calls) => {
    const counts = () => calls.map((call) => callsTo(call.path));
    const moreThan = (usual: readonly number[]) =>
      calls.filter((_, place) => Number(counts()[place]) > Number(usual[place]));
    const visits = (await visitsOfMock()).filter((each) => each.path === path);
    for (const [place, visit] of visits.entries()) {
      for (const person of comers(place)) {
        beginAnew(person);
        openVisit(visit);
        await settle();
        const usual = counts();
        beginAnew(person);
        askWithPage(visit.at, person);
        if (THERE_BEFORE.includes(person)) await answersCome();
        openVisit(visit);
        await settle();
        expect({ at: visit.at, person, left: asked() }).toEqual({ at: visit.at, person, left: [] });
        expect({ at: visit.at, person, more: moreThan(usual) }).toEqual({ at: visit.at, person, more: [] });
      }
    }
  },
  60_000,
);

test.each(Object.entries(FIRST_CALLS))(
  '%s: each of what is asked for ahead is of use to somebody',
  async (path, calls) => {
    const paths = new Set<string>();
    for (const { at } of (await visitsOfMock()).filter((each) => each.path === path)) {
      for (const person of new Set(PEOPLE)) {
        beginAnew(person);
        askWithPage(at, person);
        for (const key of asked()) paths.add(key.replace(/^GET |\?.*$/g, ''));
        await answersCome();
      }
    }
    expect([...paths].sort()).toEqual([...new Set(calls.map((call) => call.path))].sort());
  },
);

test('what was written after the tap makes the answer worthless', async () => {
  beginAnew('member');
  const path = '/schedule/member-rights-center';
  askForNextAnswers(path);
  noteChange();
  openVisit({ path, at: path });
  await waitFor(() => expect(callsTo('/api/miniapp/member/level/list')).toBe(2));
  await settle();
});

test('on another day than the server’s the ledger is asked for again, and is the right one', async () => {
  beginAnew('member');
  const path = '/schedule/record';
  const opening = { query: undefined, isMember: true, isElder: false, prefix: '' };
  // On the last days of a month the day before may begin the ledger on the same day as they do.
  askFirst(FIRST_CALLS[path] ?? [], { ...opening, nowMs: serverNow() - 4 * 86_400_000 });
  await answersCome();
  openVisit({ path, at: path });
  await settle();
  expect(callsTo('/api/miniapp/points/ledger')).toBe(2);
  expect(callsTo('/api/miniapp/points/summary')).toBe(1);
});

test('a guest asks for nothing that only members see, and nobody for a screen without such a call', () => {
  beginAnew('guest');
  askForNextAnswers('/schedule/points-mall/order-list');
  expect(window.__EARLY__).toBeUndefined();
  askForNextAnswers('/login');
  expect(window.__EARLY__).toBeUndefined();
  askForNextAnswers('/schedule/points-mall/goods-detail?goodsId=G1001');
  expect(window.__EARLY__?.[0]?.key).toContain('goodsId=G1001');
  signInAs('member');
});
