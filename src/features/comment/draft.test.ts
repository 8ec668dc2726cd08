import { countCharacters, draftReason, judgeDraft } from './draft';
import { shownText } from './shownText';

test.each([
  ['', 'blank'],
  ['  \n ', 'blank'],
  ['\u3164\uFFA0 ', 'blank'],
  ['\u3164😀', 'wordless'],
  ['😀👍', 'wordless'],
  ['！！……', 'wordless'],
  ['好', 'ready'],
  ['👍 好', 'ready'],
  ['5', 'ready'],
  ['谢'.repeat(200), 'ready'],
  [` ${'谢'.repeat(200)} `, 'ready'],
  ['谢'.repeat(201), 'long'],
  [`${'😀'.repeat(199)}好`, 'ready'],
])('%p is %s', (text, state) => {
  expect(judgeDraft(text)).toBe(state);
});

test('the button says why', () => {
  expect(draftReason('blank', '')).toBe('先写几个字');
  expect(draftReason('wordless', '😀')).toBe('不能只有表情');
  expect(draftReason('wordless', '。。。')).toBe('不能只有标点');
  expect(draftReason('wordless', '~ +…')).toBe('不能只有标点');
  expect(draftReason('wordless', '👍！')).toBe('不能只有表情');
  expect(draftReason('long', '谢'.repeat(203))).toBe('超出 3 个字');
  expect(countCharacters(' 😀好 ')).toBe(2);
});

test('what could disguise the words around it is not shown; emoji and lines are', () => {
  expect(shownText('a\u202Eb\u2066c\u0007d\u200F\ne👨‍👩‍👧')).toBe('abcd\ne👨‍👩‍👧');
  expect(shownText('a\nb\n\nc\n\n \n\n\u3000\nd')).toBe('a\nb\n\nc\n\nd');
});

test('what is piled upon a letter does not lie over the lines around; what languages need stays', () => {
  expect(shownText(`好${'\u0301\u0316'.repeat(60)}的`)).toBe('好\u0301\u0316\u0301\u0316的');
  for (const word of ['Phở', 'e\u0302\u0301', 'ที่', '✊🏽', '❤\uFE0F', '1\uFE0F\u20E3'])
    expect(shownText(word)).toBe(word);
});
