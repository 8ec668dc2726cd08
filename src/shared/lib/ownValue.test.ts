import { ownValue } from './ownValue';

const TABLE = { sign: 1, order: 2 };

test('a word of the table gives what stands there', () => {
  expect(ownValue(TABLE, 'order')).toBe(2);
});

test.each(['', 'Order', 'constructor', '__proto__', 'toString', 'hasOwnProperty'])('%p gives nothing', (word) => {
  expect(ownValue(TABLE, word)).toBeUndefined();
});
