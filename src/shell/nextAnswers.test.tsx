import { waitFor } from '@testing-library/react';
import { noteChange } from '@/request/changes';
import { callsTo, signInAs } from '@/testing/fakeServer';
import { openVisit, visitsOfMock } from '@/testing/openVisit';
import { beginAnew, settle } from '@/testing/watchScreen';
import { askForNextAnswer, FIRST_CALLS } from './nextAnswers';

afterEach(() => {
  window.__EARLY__ = undefined;
});

test.each(Object.entries(FIRST_CALLS))('%s takes over what was asked for at the tap', async (path, call) => {
  const visits = (await visitsOfMock()).filter(
    ({ path: own, at }) => own === path && (call.needs ?? []).every((name) => at.includes(`${name}=`)),
  );
  expect(visits.length).toBeGreaterThan(0);
  for (const visit of visits.slice(0, 2)) {
    beginAnew('member');
    askForNextAnswer(visit.at);
    expect(window.__EARLY__).toHaveLength(1);
    openVisit(visit);
    await waitFor(() => expect(window.__EARLY__).toEqual([]));
    await settle();
    expect(callsTo(call.path)).toBe(1);
  }
});

test('what was written after the tap makes the answer worthless', async () => {
  beginAnew('member');
  const [path, call] = Object.entries(FIRST_CALLS).find(([, { needs }]) => !needs) as [string, { path: string }];
  askForNextAnswer(path);
  noteChange();
  openVisit({ path, at: path });
  await waitFor(() => expect(callsTo(call.path)).toBe(2));
  await settle();
});

test('a guest asks for nothing that only members see, and nobody for a screen without such a call', () => {
  beginAnew('guest');
  askForNextAnswer('/schedule/points-mall/order-list');
  expect(window.__EARLY__).toBeUndefined();
  askForNextAnswer('/login');
  expect(window.__EARLY__).toBeUndefined();
  askForNextAnswer('/schedule/points-mall/goods-detail?goodsId=G1001');
  expect(window.__EARLY__?.[0]?.key).toContain('goodsId=G1001');
  signInAs('member');
});
