import { describeBatch } from './claimCopy';

test.each([
  [[{ result: 'claimed' }, { result: 'claimed' }], '2 张已放入卡包', true],
  [
    [{ result: 'claimed' }, { result: 'soldOut', reasonText: '这一批已经领完' }],
    '领到 1 张，1 张没有领到：这一批已经领完',
    false,
  ],
  [[{ result: 'limit' }], '没有领到', false],
  [[], '0 张已放入卡包', false],
] as const)('%j says %s', (results, text, isAll) => {
  expect(describeBatch(results)).toEqual({ text, isAll });
});
