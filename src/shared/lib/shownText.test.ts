import { shownName, shownText } from './shownText';

test('what could disguise the words around it is not shown; emoji and lines are', () => {
  expect(shownText('a\u202Eb\u2066c\u0007d\u200F\ne👨‍👩‍👧')).toBe('abcd\ne👨‍👩‍👧');
  expect(shownText('a\nb\n\nc\n\n \n\n\u3000\nd')).toBe('a\nb\n\nc\n\nd');
});

test('what is piled upon a letter does not lie over the lines around; what languages need stays', () => {
  expect(shownText(`好${'\u0301\u0316'.repeat(60)}的`)).toBe('好\u0301\u0316\u0301\u0316的');
  for (const word of ['Phở', 'e\u0302\u0301', 'ที่', '✊🏽', '❤\uFE0F', '1\uFE0F\u20E3'])
    expect(shownText(word)).toBe(word);
});

test.each([
  ['李*', '李*'],
  ['', '微信用户'],
  [' \u3164\u200B', '微信用户'],
  ['\u202E\u2067', '微信用户'],
  ['\u202Eمرحبا\n1', 'مرحبا 1'],
  ['👨‍👩‍👧🇨🇳', '👨‍👩‍👧🇨🇳'],
])('others call %p %p', (nickname, name) => {
  expect(shownName(nickname)).toBe(name);
});
