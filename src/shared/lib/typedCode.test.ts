import { isWords, tidyCode } from './typedCode';

test.each([
  ['验证码收到了', true],
  ['😀😀😀😀', true],
  ['……', true],
  ['𠮷田', true],
  ['', false],
  ['jx2026', false],
  ['ｏ０-o0', false],
])('%j holds no code: %j, so that it costs no try', (typed, expected) => {
  expect(isWords(tidyCode(typed))).toBe(expected);
});
