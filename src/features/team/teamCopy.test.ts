import { shownName } from '@/shared/lib/shownText';
import { describeOpenTeam, freeSeats, leaderOf, nameInWords, titleOf } from './teamCopy';

const person = (nickname: string, isLeader = false) => ({
  nickname,
  isLeader,
  avatar: '',
  isMe: false,
  joinedAt: null,
});
const HOUR = 3_600_000;

test('who has no nickname is 微信用户', () => {
  expect(shownName(person('').nickname)).toBe('微信用户');
  expect(titleOf({ members: [person('孙*'), person('', true)] })).toBe('微信用户 的小队');
  expect(titleOf({ members: [person('何*')] })).toBe('何* 的小队');
  expect(titleOf({ members: [] })).toBe('小队');
  expect(leaderOf([])).toBeUndefined();
});

test.each([
  ['何*', '何*'],
  ['春眠不觉晓处', '春眠不觉晓处'],
  ['春眠不觉晓处处闻啼鸟', '春眠不觉晓处…'],
  ['Catherine W.', 'Catherine W.'],
  ['Alexandria Bartholomew', 'Alexandria B…'],
  ['', '微信用户'],
])('%p is %p within our words', (nickname, shown) => {
  expect(nameInWords(nickname)).toBe(shown);
});

test.each([
  [1, 5 * HOUR, '还差 1 人，剩 5 小时'],
  [2, 30_000, '还差 2 人，剩 1 分钟'],
  [0, 49 * HOUR, '还能加入，剩 2 天'],
  [1, null, '还差 1 人'],
])('need %p and %p ms left reads %p', (need, left, text) => {
  expect(describeOpenTeam({ need, expireAt: left === null ? null : 1000 + left }, 1000)).toBe(text);
});

test('a team that is fuller than it may be has no free place', () => {
  expect(freeSeats({ members: [1, 2], maxMembers: 3 })).toBe(1);
  expect(freeSeats({ members: [1, 2, 3, 4], maxMembers: 3 })).toBe(0);
});
