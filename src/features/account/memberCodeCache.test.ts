import { endSession } from '@/session/changeSession';
import { memberTab } from '@/session/memberStorage';
import { cacheMemberCode, readMemberCode } from './memberCodeCache';

const CODE = { code: '661234567890123456', expireAt: 1_800_000_060_000, at: 1_800_000_000_000 };

test('a kept code comes back, and goes with the session', () => {
  cacheMemberCode(CODE);
  expect(readMemberCode()).toEqual(CODE);
  endSession();
  expect(readMemberCode()).toBeUndefined();
});

test.each([
  ['broken', '{'],
  ['no digits', JSON.stringify({ ...CODE, code: '<img>' })],
  ['no time', JSON.stringify({ ...CODE, at: '1' })],
  ['too short', JSON.stringify({ ...CODE, code: '12' })],
])('what is %s is not shown', (_name, kept) => {
  memberTab.write('memberCode', kept);
  expect(readMemberCode()).toBeUndefined();
});
