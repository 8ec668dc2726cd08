import { nextRewardText, signWeek } from './signWeek';

const rewards = [
  { days: 7, points: 30, reached: false },
  { days: 30, points: 200, reached: false },
];
const saturday = { today: '2026-11-21', signedToday: false, streak: 5, days: [], rewards };

const row = (status: Parameters<typeof signWeek>[0]) =>
  signWeek(status)
    .map(({ label, state, reward }) => `${label}:${state}${reward === undefined ? '' : `+${reward}`}`)
    .join(' ');

test('the week of a member who has signed five days and not yet today', () => {
  expect(row(saturday)).toBe('周一:done 周二:done 周三:done 周四:done 周五:done 今天:today 周日:later+30');
});

test('after signing today', () => {
  expect(row({ ...saturday, signedToday: true, streak: 6 })).toBe(
    '周一:done 周二:done 周三:done 周四:done 周五:done 今天:done 周日:later+30',
  );
});

test('a gap is a missed day, and a made-up day counts', () => {
  const days = [{ day: '2026-11-17', isMadeUp: true }];
  expect(row({ ...saturday, streak: 1, days })).toBe(
    '周一:missed 周二:done 周三:missed 周四:missed 周五:done 今天:today 周日:later',
  );
});

test('a series that began in another month shows as signed', () => {
  const first = { ...saturday, today: '2026-12-01', streak: 1, days: [] };
  expect(row(first)).toContain('周一:done 今天:today');
});

test('an unusable day gives no row', () => {
  expect(signWeek({ ...saturday, today: '' })).toEqual([]);
});

test.each([
  ['tomorrow, before signing', { ...saturday, streak: 5 }, '明天满 7 天得 30 积分'],
  ['today, before signing', { ...saturday, streak: 6 }, '今天满 7 天得 30 积分'],
  ['tomorrow, after signing', { ...saturday, signedToday: true, streak: 6 }, '明天满 7 天得 30 积分'],
  ['in some days', { ...saturday, signedToday: true, streak: 3 }, '再过 4 天满 7 天得 30 积分'],
  ['the next series', { ...saturday, signedToday: true, streak: 7 }, '再过 23 天满 30 天得 200 积分'],
  ['nothing in sight', { ...saturday, streak: 99 }, ''],
])('%s', (_, status, text) => {
  expect(nextRewardText(status)).toBe(text);
});
