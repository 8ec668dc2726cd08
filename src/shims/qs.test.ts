import { stringify } from './qs';

test('half of a character that somebody has cut off keeps no request from going out', () => {
  expect(stringify({ keyword: `a${'😀'.slice(0, 1)}`, page: 1 })).toBe('keyword=a&page=1');
  expect(stringify({ keyword: '𠮷😀' })).toBe('keyword=%F0%A0%AE%B7%F0%9F%98%80');
});
