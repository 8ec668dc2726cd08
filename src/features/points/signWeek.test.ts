import { nextRewardText, signWeek } from './signWeek';

const rewards = [
  { days: 7, points: 30, reached: false },
  { days: 30, points: 200, reached: false },
];
const saturday = { today: '2026-11-21', signedToday: false, streak: 5, rewards };

const row = (status: Parameters<typeof signWeek>[0]) =>
  signWeek(status)
    .map(({ label, state, reward }) => `${label}:${state}${reward === undefined ? '' : `+${reward}`}`)
    .join(' ');

test('the row of a member who has signed five days and not yet today', () => {
  expect(row(saturday)).toBe('周一:done 周二:done 周三:done 周四:done 周五:done 今天:today 周日:later+30');
});

test('after signing today', () => {
  expect(row({ ...saturday, signedToday: true, streak: 6 })).toBe(
    '周一:done 周二:done 周三:done 周四:done 周五:done 今天:done 周日:later+30',
  );
});

test.each([
  [
    'the first day of a series',
    { streak: 0 },
    '今天:today 周日:later 周一:later 周二:later 周三:later 周四:later 周五:later+30',
  ],
  [
    'the middle of a week',
    { streak: 3 },
    '周三:done 周四:done 周五:done 今天:today 周日:later 周一:later 周二:later+30',
  ],
  ['the day of the reward', { streak: 6 }, '周日:done 周一:done 周二:done 周三:done 周四:done 周五:done 今天:today+30'],
  [
    'that day, signed',
    { streak: 7, signedToday: true },
    '周日:done 周一:done 周二:done 周三:done 周四:done 周五:done 今天:done',
  ],
  ['the second week', { streak: 8 }, '周五:done 今天:today 周日:later 周一:later 周二:later 周三:later 周四:later'],
  [
    'an odd answer',
    { streak: 0, signedToday: true },
    '今天:done 周日:later 周一:later 周二:later 周三:later 周四:later 周五:later+30',
  ],
])('%s', (_, changes, days) => {
  expect(row({ ...saturday, ...changes })).toBe(days);
});

test('a series of thirty days has its reward in the fifth row', () => {
  expect(row({ ...saturday, streak: 28 })).toContain('周日:later+200');
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
  [
    'a vast reward',
    { ...saturday, rewards: [{ days: 7, points: 12_000, reached: false }] },
    '明天满 7 天得 12,000 积分',
  ],
  ['nothing in sight', { ...saturday, streak: 99 }, ''],
])('%s', (_, status, text) => {
  expect(nextRewardText(status)).toBe(text);
});
