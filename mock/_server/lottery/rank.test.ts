import { asPersona } from '../membership/asPersona';
import { resetServer, setServerNow } from '../state';
import { describeRank, listWinners, rankPlayers } from './rankRules';
import { lottery } from './store';

const NOW = Date.parse('2026-11-21T12:00:00+08:00');

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  resetServer();
});
afterEach(() => jest.useRealTimers());

test('equal scores share a place, and the next place is left out', () => {
  const ranked = rankPlayers([{ score: 9 }, { score: 7 }, { score: 7 }, { score: 3 }]);
  expect(ranked.map(({ rank, tied }) => [rank, tied])).toEqual([
    [1, false],
    [2, true],
    [2, true],
    [4, false],
  ]);
});

test('the member sees the own place with the gap to the next better one, and when it was computed', () => {
  const { rows, me, computedAt } = describeRank(asPersona('member', { limit: 5 }));
  expect(rows.map((row) => row.rank)).toEqual([1, 2, 3, 4, 4]);
  expect(me).toMatchObject({ rank: 15, tied: true, score: 12, gapToNext: 2 });
  expect(computedAt).toBeLessThanOrEqual(NOW);
  expect(JSON.stringify(rows)).not.toContain('userId');
});

test('when the lottery is over the places stand, and nobody is told what he lacks', () => {
  const { endAt } = lottery({ activityId: '99' });
  setServerNow(endAt);
  expect(describeRank(asPersona('member', { activityId: '99' })).me).toMatchObject({ rank: 15, gapToNext: null });
});

test('draws are what is counted unless another rank is asked for, and there is no other', () => {
  expect(describeRank(asPersona('member', { type: 'draw' }))).toEqual(describeRank(asPersona('member')));
  expect(() => describeRank(asPersona('member', { type: 'points' }))).toThrow('没有这种排行，请换一个');
});

test('a guest has no own row; who has not drawn has no place', () => {
  expect(describeRank({ ...asPersona('member'), user: undefined })).not.toHaveProperty('me');
  expect(describeRank(asPersona('newcomer')).me).toMatchObject({ rank: null, score: 0, gapToNext: null });
});

test('every winner in the scroller is masked', () => {
  const winners = listWinners(asPersona('member', { limit: 20 }));
  expect(winners.length).toBeGreaterThan(4);
  for (const winner of winners) expect(winner.nickname).toMatch(/^.\*{1,2}$/);
});
