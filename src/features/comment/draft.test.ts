import { countCharacters, draftReason, judgeDraft } from './draft';

test.each([
  ['', 'blank'],
  ['  \n ', 'blank'],
  ['\u3164\uFFA0 ', 'blank'],
  ['\u3164😀', 'wordless'],
  ['😀👍', 'wordless'],
  ['1️⃣2️⃣ℹ️', 'wordless'],
  ['1️⃣ 2', 'ready'],
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
