import fc from 'fast-check';
import { judgeAmount } from './stepperInput';

const BOUNDS = { min: 1, max: 5, maxReason: '每人限换 5 件' };

describe('a typed amount', () => {
  test.each([
    ['3', { value: 3 }],
    [' 4 ', { value: 4 }],
    ['５', { value: 5 }],
    ['05', { value: 5 }],
    ['1', { value: 1 }],
    ['6', { value: 5, message: '每人限换 5 件' }],
    ['999999999', { value: 5, message: '每人限换 5 件' }],
    ['0', { value: 1, message: '最少 1 件' }],
    ['', { value: 2, message: '请输入整数' }],
    ['-1', { value: 2, message: '请输入整数' }],
    ['1.5', { value: 2, message: '请输入整数' }],
    ['1e3', { value: 2, message: '请输入整数' }],
    ['两', { value: 2, message: '请输入整数' }],
    ['9999999999', { value: 2, message: '请输入整数' }],
  ])('%p after 2 gives %p', (typed, judged) => {
    expect(judgeAmount(typed, 2, BOUNDS)).toEqual(judged);
  });

  test('whatever is typed, the amount stays a whole number within the bounds', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 5 }), (typed, before) => {
        const { value } = judgeAmount(typed, before, BOUNDS);
        expect(Number.isInteger(value)).toBe(true);
        expect(value).toBeGreaterThanOrEqual(1);
        expect(value).toBeLessThanOrEqual(5);
      }),
    );
  });
});
