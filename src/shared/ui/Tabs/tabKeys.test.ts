import { placeAfterKey } from './tabKeys';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['ArrowLeft', 2, 1],
  ['ArrowDown', 1, 2],
  ['ArrowUp', 1, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
])('%s from place %d of three leads to %d', (key, from, to) => {
  expect(placeAfterKey(key, from, 3)).toBe(to);
});

test.each(['Enter', ' ', 'Tab', 'a'])('%p does not move', (key) => {
  expect(placeAfterKey(key, 1, 3)).toBeUndefined();
});
