import fc from 'fast-check';
import { describeError, ERROR_TEXT_LIMIT, redactText } from './redact';

test.each([
  ['an address', '打不开 https://m.example.com/a?b=1#c', 'example.com'],
  ['a hash', 'no route #/paying?orderNo=77', 'orderNo'],
  ['a token pair', 'login_access_token=abc.def', 'abc.def'],
  ['a token in JSON', '{"login_access_token":"abc.def"}', 'abc.def'],
  ['a bearer', 'Authorization: Bearer abcdef', 'abcdef'],
  ['a phone number', '用户13812345678不存在', '13812345678'],
  ['a grouped phone number', 'call 138 1234 5678', '5678'],
  ['an identity number', 'id 11010119900101123X', '199001'],
  ['an e-mail', 'to a.b@example.com', 'a.b@'],
  ['a long opaque word', `bad ${'a1b2c3d4'.repeat(4)}`, 'a1b2c3d4a1'],
])('redactText removes %s', (_, text, secret) => {
  expect(redactText(text)).not.toContain(secret);
});

test.each(['库存不足', '还差 120 积分', 'Cannot read properties of undefined (reading "name")'])('%s stays', (text) => {
  expect(redactText(text)).toBe(text);
});

test('an error text is cut to 60 characters', () => {
  expect(describeError(new Error('错'.repeat(500)))).toBe('错'.repeat(ERROR_TEXT_LIMIT));
});

test.each([
  undefined,
  null,
  5,
  {},
  { message: 7 },
  new Proxy(
    {},
    {
      get: () => {
        throw new Error('x');
      },
    },
  ),
])('a thing without a message gives an empty text', (thing) => {
  expect(describeError(thing)).toBe('');
});

test('a token never gets through, whatever stands around it', () => {
  const sentinel = 'SENTINEL0123456789abcdefghij';
  const around = fc.stringMatching(/^[^A-Za-z0-9_-]{0,20}$/);
  fc.assert(
    fc.property(around, around, (before, after) => {
      expect(describeError(new Error(before + sentinel + after))).not.toContain(sentinel);
    }),
  );
});

test('hostile texts are handled in linear time', () => {
  const texts = [
    '1 '.repeat(50_000),
    'token'.repeat(20_000),
    'a@'.repeat(50_000),
    'a+'.repeat(50_000),
    '://'.repeat(30_000),
  ];
  const start = performance.now();
  for (const text of texts) redactText(text);
  expect(performance.now() - start).toBeLessThan(500);
});
