import { inviteLinkOf, invitePathOf } from './inviteLink';

test('the link carries the public code and nothing of the session', () => {
  sessionStorage.setItem('loginInfo', JSON.stringify({ login_access_token: 'secret-token-1', userId: 'U1002' }));
  window.history.replaceState(null, '', '/?channelName=x#/schedule/invited-people?login_access_token=secret-token-1');
  const link = inviteLinkOf('XL6A1B') ?? '';
  const url = new URL(link);
  expect(url.hash).toBe('#/schedule/points-mall?inviter=XL6A1B');
  expect(link).not.toMatch(/token|U1002|channelName/);
  window.history.replaceState(null, '', '/');
});

test.each(['', 'a b', '林', 'x&login_access_token=1', '<b>', 'x'.repeat(33)])('%p is no code', (code) => {
  expect(invitePathOf(code)).toBeUndefined();
  expect(inviteLinkOf(code)).toBeUndefined();
});
