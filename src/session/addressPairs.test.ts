import fc from 'fast-check';
import { hashWithout, pairsOf, queryWithout } from './addressPairs';

const letter = fc.constantFrom('?', '&', '#', '=', '%', '+', '/', ':', 'a', 'token', '中', '%3F', ' ');
const query = fc.array(letter, { maxLength: 14 }).map((parts) => parts.join(''));

test('a query of which nothing is taken stays letter for letter', () => {
  fc.assert(
    fc.property(query, (text) => {
      expect(queryWithout(pairsOf(`?${text}`), ['login_access_token'])).toBe(text);
    }),
  );
});

test.each([
  ['back=https://x.cn/a?b=1&c=2', 'back=https://x.cn/a?b=1&c=2'],
  ['a=1?login_access_token=T&userId=7', 'a=1'],
  ['login_access_token=T&a=what?&userId=7&b=2', 'a=what?&b=2'],
])('%s without the login is %s', (text, left) => {
  expect(queryWithout(pairsOf(text), ['login_access_token', 'userId'])).toBe(left);
});

test('a hash whose value holds "?" keeps it when the login is taken out', () => {
  const hash = '#/paying?next=/equity?rightId=R1&userId=7&login_access_token=T&tab=a';
  expect(hashWithout(hash, ['login_access_token', 'userId'])).toBe('#/paying?next=/equity?rightId=R1&tab=a');
});
