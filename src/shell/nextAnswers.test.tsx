import { waitFor } from '@testing-library/react';
import { noteChange } from '@/request/changes';
import { allFirstCalls } from '@/testing/campaigns';
import { callsTo, signInAs } from '@/testing/fakeServer';
import { openVisit, visitsOfMock } from '@/testing/openVisit';
import { beginAnew, type Person, settle } from '@/testing/watchScreen';
import { askForNextAnswers } from './nextAnswers';

const FIRST_CALLS = allFirstCalls();
const PEOPLE: readonly Person[] = ['guest', 'member', 'lapsed', 'elder'];
const HOME = '/schedule/points-mall';

beforeEach(() => {
  window.__FIRST_CALLS__ = FIRST_CALLS;
});
afterEach(() => {
  window.__EARLY__ = undefined;
  window.__FIRST_CALLS__ = undefined as never;
});

const asked = () => (window.__EARLY__ ?? []).map(({ key }) => key);

test.each(Object.keys(FIRST_CALLS).filter((path) => path !== HOME))(
  '%s: whoever opens it, by whichever address, takes over what was asked for at the tap',
  async (path) => {
    const paths = new Set<string>();
    for (const visit of (await visitsOfMock()).filter((each) => each.path === path)) {
      for (const person of PEOPLE) {
        beginAnew(person);
        askForNextAnswers(visit.at);
        for (const key of asked()) paths.add(key.replace(/^GET |\?.*$/g, ''));
        openVisit(visit);
        await settle();
        expect({ at: visit.at, person, left: asked() }).toEqual({ at: visit.at, person, left: [] });
      }
    }
    // Each of them was of use to somebody.
    expect([...paths].sort()).toEqual([...new Set(FIRST_CALLS[path]?.map((call) => call.path))].sort());
  },
  60_000,
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
