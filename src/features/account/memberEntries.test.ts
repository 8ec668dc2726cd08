import { parse } from 'valibot';
import { isKnownPath } from '@/shared/config/routes';
import { getAppConfig } from './contract';
import { memberEntries } from './memberEntries';

test('every entry has a screen', () => {
  const entries = memberEntries();
  expect(entries.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['地址', '权益日', '优选优惠', '权益中心', '激活码', '我的邀请']),
  );
  expect(entries.every(({ to }) => isKnownPath(to.split('?')[0] ?? ''))).toBe(true);
});

test('the server can switch the invitations off', () => {
  const names = memberEntries({ referral: false, team: false }).map(({ name }) => name);
  expect(names).not.toContain('我的邀请');
  expect(names).toHaveLength(memberEntries().length - 1);
  expect(memberEntries({ research: false }).map(({ name }) => name)).not.toContain('科研招募');
});

test('so many unread messages stand at the messages alone', () => {
  expect(memberEntries({}, 3).filter(({ count }) => count > 0)).toMatchObject([{ name: '消息', count: 3 }]);
});

test('a part stays off whatever else the server says of parts that this release does not know', () => {
  const features = { referral: false, later: null, other: 'beta' };
  expect(parse(getAppConfig.data, { features }).features).toEqual({ referral: false, later: true, other: true });
});
