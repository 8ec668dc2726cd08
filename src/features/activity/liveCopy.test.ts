import { noteOfLive, tagOfLive, titleOfLive } from './liveCopy';

const at = (moment: string) => Date.parse(`${moment}:00+08:00`);
const NOW = at('2026-12-28T12:00');

test.each([
  [0, '2026-12-28T17:59', '今天直播'],
  [0, '2026-12-28T18:00', '今晚直播'],
  [0, '2026-12-29T18:00', '直播预告'],
  [0, undefined, '直播'],
  [1, '2026-12-28T11:30', '正在直播'],
  [2, '2026-12-28T11:30', '直播回放'],
  [3, '2026-12-28T11:30', '直播'],
] as const)('the heading of a broadcast in state %i that begins %s', (status, startAt, words) => {
  expect(titleOfLive({ status, startAt: startAt === undefined ? null : at(startAt) }, NOW)).toBe(words);
});

test.each([
  [0, '即将开播'],
  [1, '直播中'],
  [2, '回放'],
] as const)('a broadcast in state %i of which nobody knows when it begins', (status, words) => {
  expect(tagOfLive({ status, startAt: null }, NOW)).toBe(words);
});

test.each([
  [0, '2026-12-28T19:30', '19:30 开播'],
  [0, '2026-12-30T19:30', '12 月 30 日 19:30'],
  [0, '2027-01-05T19:30', '2027-01-05 19:30'],
  [2, '2026-05-12T19:30', '5 月 12 日'],
  [2, '2025-05-12T19:30', '2025-05-12'],
] as const)('a broadcast in state %i that begins %s', (status, startAt, words) => {
  expect(tagOfLive({ status, startAt: at(startAt) }, NOW)).toBe(words);
});

test.each([
  [undefined, false, '看满 10\u00a0秒，得 1\u00a0次抽奖'],
  [true, true, '已看过，抽奖次数已到账'],
  [false, false, undefined],
  [false, true, '已看过'],
])('a replay whose chance is %p, watched: %p', (givesChance, watched, words) => {
  expect(noteOfLive({ status: 2, watchType: 'video', watched, booked: null, givesChance }, true)).toBe(words);
});

test.each([
  [{ status: 0, booked: 1234 }, '1,234 人已预约'],
  [{ status: 0, booked: null }, undefined],
  [{ status: 1 }, '登录后看满 10\u00a0秒，得 1\u00a0次抽奖'],
  // What plays elsewhere, or is taken off, cannot be watched here.
  [{ status: 1, watchType: 'page' }, undefined],
  [{ status: 3 }, undefined],
] as const)('a guest reads of a broadcast %j: %p', (state, words) => {
  const live = { watchType: 'video', watched: false, booked: null, givesChance: undefined, ...state } as const;
  expect(noteOfLive(live, false)).toBe(words);
});
