import { endSession, saveLoginInfo } from '@/session/changeSession';
import { forgetServicesUsed, noteServiceUsed, servicesUsed } from './servicesUsed';

const signIn = (userId: string) => saveLoginInfo({ login_access_token: `token-${userId}`, userId });

beforeEach(() => signIn('U1'));
afterEach(() => {
  forgetServicesUsed();
  endSession();
  window.localStorage.clear();
});

test('the last one stands first, each once, and no more than eight', () => {
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'c']) noteServiceUsed(key);
  expect(servicesUsed()).toEqual(['c', 'i', 'h', 'g', 'f', 'e', 'd', 'b']);
});

test('another member of the same phone finds nothing, the first one finds his own again', () => {
  noteServiceUsed('report');
  endSession();
  expect(servicesUsed()).toEqual([]);
  signIn('U2');
  expect(servicesUsed()).toEqual([]);
  signIn('U1');
  expect(servicesUsed()).toEqual(['report']);
});

test('what was spoiled on the phone counts as nothing', () => {
  noteServiceUsed('report');
  const [name = ''] = Object.keys(window.localStorage).filter((key) => key.endsWith('servicesUsed'));
  window.localStorage.setItem(name, '{"a":1}');
  expect(servicesUsed()).toEqual([]);
  window.localStorage.setItem(name, 'nonsense');
  expect(servicesUsed()).toEqual([]);
});
