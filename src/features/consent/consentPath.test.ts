import { isBelow, nextWithConsent } from './consentPath';

test.each([
  ['/schedule/points-mall?tab=service', '/schedule/points-mall?tab=service&consentId=CS1'],
  ['#/schedule/points-mall', '/schedule/points-mall?consentId=CS1'],
  ['/schedule/points-mall?consentId=old&step=confirm', '/schedule/points-mall?consentId=CS1&step=confirm'],
  ['/schedule/points-mall#x', '/schedule/points-mall?consentId=CS1'],
])('%p leads to %p', (next, expected) => {
  expect(nextWithConsent(next, 'CS1')).toBe(expected);
});

test.each([
  undefined,
  '',
  '/nowhere',
  'https://evil.example.com/schedule/points-mall',
  '//evil.example.com',
  '/\\evil.example.com',
  'javascript:alert(1)',
  '/schedule/points-mall/../../evil',
  '/schedule/notice-before?type=pay',
  '#/schedule/notice-before',
])('%p leads nowhere', (next) => {
  expect(nextWithConsent(next, 'CS1')).toBeUndefined();
});

test('the screen that has asked is known whatever its query is by now, and nothing else counts as it', () => {
  window.history.replaceState({ place: 1, below: '/schedule/points-mall?step=confirm' }, '');
  expect(isBelow('/schedule/points-mall?tab=service')).toBe(true);
  expect(isBelow('/schedule/address')).toBe(false);
  expect(isBelow(undefined)).toBe(false);
  window.history.replaceState(null, '');
  expect(isBelow('/schedule/points-mall')).toBe(false);
  expect(isBelow(undefined)).toBe(false);
});
