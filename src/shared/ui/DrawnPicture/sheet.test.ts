import fc from 'fast-check';
import { breakClauses, breakLines, sheetScale } from './sheet';

const byCharacter = (text: string) => [...text].length * 10;

test.each([
  ['专业护理，就在隔壁', 200, 2, ['专业护理，就在隔壁']],
  ['专业护理，就在隔壁', 50, 2, ['专业护理，', '就在隔壁']],
  ['专业护理，就在隔壁', 30, 2, ['专业护', '理，…']],
  ['', 50, 2, []],
  // What two units of the text write is one character.
  ['小杏🌸请您来', 30, 1, ['小杏…']],
])('%p within %d is %j', (text, maxWidth, maxLines, lines) => {
  expect(breakLines(text, maxWidth, maxLines, byCharacter)).toEqual(lines);
});

test.each([
  ['微信扫一扫，看看这支小队', 200, ['微信扫一扫，看看这支小队']],
  ['微信扫一扫，看看这支小队', 110, ['微信扫一扫，', '看看这支小队']],
  ['微信扫一扫，看看附近的护理站', 60, ['微信扫一扫，', '看看附近的护', '理站']],
])('%p within %d is broken behind its comma: %j', (text, maxWidth, lines) => {
  expect(breakClauses(text, maxWidth, 4, byCharacter)).toEqual(lines);
});

test('no line is wider than the sheet and none is one too many', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 80 }),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 4 }),
      (text, characters, maxLines) => {
        const lines = breakLines(text, characters * 10, maxLines, byCharacter);
        return lines.length <= maxLines && lines.every((line) => byCharacter(line) <= characters * 10);
      },
    ),
    { numRuns: 200 },
  );
});

test.each([
  [1, 2],
  [2.6, 3],
  [4, 3],
  [Number.NaN, 2],
])('a screen of %p draws %d pixels for one', (ratio, scale) => {
  expect(sheetScale(ratio)).toBe(scale);
});
