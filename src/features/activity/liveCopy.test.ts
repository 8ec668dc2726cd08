import { noteOfLive, tagOfLive } from './liveCopy';

const at = (moment: string) => Date.parse(`${moment}:00+08:00`);
const NOW = at('2026-12-28T12:00');

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
