import { addRoutes } from '@/shared/config/routes';
import type { Operate } from '@/shared/lib/schema';
import { isActionable, isReachable, pathOfOperate } from './operateLinks';

addRoutes({ sample: { path: '/sample', title: '示例活动' } });

const button = (route: string | undefined, enabled = true): Operate => ({
  key: 'go',
  text: '去看看',
  enabled,
  ...(route === undefined ? {} : { reasonAction: { text: '去看看', route } }),
});

test.each([
  ['a lasting screen', '/coupon-list?tab=mine', '/coupon-list?tab=mine'],
  ['a campaign that is there', '/sample?block=tasks', '/sample?block=tasks'],
  ['the hash of a screen', '#/sample', '/sample'],
  ['a campaign that is gone', '/last-year', undefined],
  ['below a screen', '/sample/join', undefined],
  ['another site', 'https://evil.example/#/sample', undefined],
  ['another host', '//evil.example/sample', undefined],
])('a button that leads to %s', (_, route, path) => {
  expect(pathOfOperate(button(route))).toBe(path);
  expect(isReachable(button(route))).toBe(path !== undefined);
});

test('a button that does something here is shown, and so is one that says why it cannot be used', () => {
  expect(isReachable(button(undefined))).toBe(true);
  expect(isReachable(button('/last-year', false))).toBe(true);
});

test.each([
  ['a key that the screen knows', button(undefined), ['go'], true],
  ['a key of a newer server', button(undefined), ['pay'], false],
  ['such a key that leads somewhere', button('/sample'), ['pay'], true],
  ['such a key that says why not', button(undefined, false), ['pay'], true],
])('a button with %s', (_, operate, keys, isShown) => {
  expect(isActionable(operate, keys)).toBe(isShown);
});
