import { signedText } from './signedCopy';

const answer = { delta: 12_010, streak: 7, after: 15_290 };

test.each([
  ['a reward', { ...answer, reward: { days: 7, points: 12_000 } }, '连签 7 天，得 12,010 积分'],
  ['a day', { ...answer, delta: 10 }, '签到成功，得 10 积分'],
  ['a day that was made up for', { ...answer, delta: -20, streak: 5 }, '补签成功，用 20 积分'],
])('%s is told with its points, grouped as everywhere', (_, told, words) => {
  expect(signedText(told)).toBe(words);
});

test('a server that says nothing of points: the plain fact', () => {
  expect(signedText(undefined)).toBe('签到成功');
});
