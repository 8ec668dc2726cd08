import fc from 'fast-check';
import { phoneLink, safeExternal, safeImage } from './safeUrl';

const HOSTS = ['good.example'];

test.each([
  ['https://good.example', 'https://good.example/'],
  ['https://good.example/a?b=1#c', 'https://good.example/a?b=1#c'],
  ['HTTPS://GOOD.example/a', 'https://good.example/a'],
])('safeExternal lets %p pass', (link, expected) => {
  expect(safeExternal(link, HOSTS)).toBe(expected);
});

const ATTACKS = [
  '//good.example',
  '/\\good.example',
  '\\\\good.example',
  'http://good.example',
  'https:good.example',
  'https:/good.example',
  'https:///good.example',
  'https://evil.example',
  'https://good.example.evil.example',
  'https://evilgood.example',
  'https://good.example@evil.example',
  'https://user@good.example',
  'https://user:pw@good.example',
  'https://good.example:8443',
  'https://good.example\\@evil.example',
  'https://good.example\t.evil',
  'https://go\nod.example',
  ' https://good.example',
  'https://good.example ',
  'https://good。example.evil',
  'https://evil。good.example',
  'https://good.example\u202e',
  'https://\u200bgood.example',
  'https://good.example/\u202egnp.exe',
  'https://good.example/a\u2066b',
  'https://good.example/a\u2028b',
  'https://good.example/\ufeff',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'javascript://good.example/%0aalert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:x',
  'blob:https://good.example/1',
  'intent://good.example#Intent;end',
  'weixin://dl/business',
  'file:///etc/passwd',
  'ftp://good.example',
  'about:blank',
  '',
  '#',
  '?',
  '/',
  'good.example',
  '%68ttps://good.example',
  'https://%65vil.example',
  'https://[::1]',
  'https://127.0.0.1',
  'https://good.example%2f@evil.example',
  'https://good.example%00.evil.example',
  'https://xn--good.example',
  `https://good.example/${'a'.repeat(3000)}`,
  'wss://good.example',
];
test.each(ATTACKS)('safeExternal drops %p', (link) => {
  expect(safeExternal(link, HOSTS)).toBeUndefined();
});

test.each([null, undefined, 5, {}, [], ['https://good.example'], { toString: () => 'https://good.example' }])(
  'what is no text is dropped: %p',
  (link) => {
    expect(safeExternal(link, HOSTS)).toBeUndefined();
    expect(safeImage(link)).toBeUndefined();
    expect(phoneLink(link)).toBeUndefined();
  },
);

test('whatever passes leads to the permitted host over https', () => {
  const piece = fc.constantFrom(
    ...ATTACKS,
    'https://',
    'good.example',
    '@',
    ':',
    '/',
    '\\',
    '.',
    '?',
    '#',
    '%2f',
    ':443',
    'evil.example',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 6 })), { maxLength: 6 }), (pieces) => {
      const link = safeExternal(pieces.join(''), HOSTS);
      if (link === undefined) return;
      const { protocol, host, username } = new URL(link);
      expect([protocol, host, username]).toEqual(['https:', 'good.example', '']);
    }),
    { numRuns: 5000 },
  );
});

test('by default only the configured link hosts and the customer service pass', () => {
  window.__APP_CONFIG__ = { hosts: { links: ['shop.example'] }, customerService: { link: 'https://chat.example/x' } };
  expect(safeExternal('https://shop.example/a')).toBe('https://shop.example/a');
  expect(safeExternal('https://chat.example/y')).toBe('https://chat.example/y');
  expect(safeExternal('https://other.example/')).toBeUndefined();
  window.__APP_CONFIG__ = undefined;
});

test.each([
  ['/api/pictures/a.webp', '/api/pictures/a.webp'],
  ['https://cdn.example.com/a.webp', 'https://cdn.example.com/a.webp'],
  ['//evil.example/a.webp', undefined],
  ['javascript:alert(1)', undefined],
  ['data:image/svg+xml,<svg onload=alert(1)>', undefined],
  ['http://cdn.example.com/a.webp', undefined],
  ['a.webp', undefined],
])('safeImage(%p) is %p', (source, expected) => {
  expect(safeImage(source)).toBe(expected);
});

test.each([
  ['400-123-4567', 'tel:4001234567'],
  ['(021) 6123 4567', 'tel:02161234567'],
  ['120', 'tel:120'],
  ['12', undefined],
  ['javascript:1', undefined],
  ['*21*13800000000#', undefined],
])('phoneLink(%p) is %p', (phone, expected) => {
  expect(phoneLink(phone)).toBe(expected);
});
