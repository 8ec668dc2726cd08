import { isKnownPath } from '@/shared/config/routes';
import { memberDoors } from './memberDoors';

test('every door has a screen', () => {
  const doors = memberDoors();
  expect(doors.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['地址', '权益日', '优选优惠', '权益中心', '激活码', '我的邀请']),
  );
  expect(doors.every(({ path }) => isKnownPath(path))).toBe(true);
});

test('the server can switch the invitations off', () => {
  const names = memberDoors({ referral: false, team: false }).map(({ name }) => name);
  expect(names).not.toContain('我的邀请');
  expect(names).toHaveLength(memberDoors().length - 1);
});
