import { isTwoCharacters, spaceTwoCharacters } from './buttonText';

describe('words of two Chinese characters are spaced on buttons', () => {
  test.each([
    ['登录', '登 录'],
    ['取消', '取 消'],
    ['𠮷野', '𠮷 野'],
  ])('%s becomes %s', (words, shown) => {
    expect(isTwoCharacters(words)).toBe(true);
    expect(spaceTwoCharacters(words)).toBe(shown);
  });

  test.each(['提交订单', '去支付', '换', 'OK', '登 录', '登1', '', '好！'])('%s stays', (words) => {
    expect(isTwoCharacters(words)).toBe(false);
    expect(spaceTwoCharacters(words)).toBe(words);
  });

  test.each([undefined, null, 12, ['登', '录']])('%p is no word', (words) => {
    expect(isTwoCharacters(words)).toBe(false);
  });
});
