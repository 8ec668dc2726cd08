import { nextWithConsent } from './consentPath';

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
