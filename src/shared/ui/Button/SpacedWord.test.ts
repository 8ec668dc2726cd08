import { isTwoCharacters } from './SpacedWord';

describe('words of two Chinese characters are spaced on buttons', () => {
  test.each(['登录', '取消', '𠮷野'])('%s is', (words) => {
    expect(isTwoCharacters(words)).toBe(true);
  });

  test.each(['提交订单', '去支付', '换', 'OK', '登 录', '登1', '', '好！'])('%s is not', (words) => {
    expect(isTwoCharacters(words)).toBe(false);
  });

  test.each([undefined, null, 12, ['登', '录']])('%p is no word', (words) => {
    expect(isTwoCharacters(words)).toBe(false);
  });
});
