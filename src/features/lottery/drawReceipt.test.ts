import { memberPhone } from '@/session/kept';
import { closeReceipt, nameOwner, noteNotArrived, openReceipt, readReceipt } from './drawReceipt';

const OWNER = nameOwner('LUCK-1', 'LD-U1');
const OTHER = nameOwner('LUCK-1', 'LD-U2');

test('a draw without an outcome keeps its token until the outcome is known', () => {
  const token = openReceipt(OWNER);
  expect(openReceipt(OWNER)).toBe(token);
  expect(readReceipt(OWNER)).toEqual({ clientToken: token, hasNotArrived: false });
  closeReceipt();
  expect(readReceipt(OWNER)).toBeUndefined();
  expect(openReceipt(OWNER)).not.toBe(token);
});

test('a draw that never arrived keeps its token for the next one', () => {
  const token = openReceipt(OWNER);
  noteNotArrived(OWNER);
  expect(readReceipt(OWNER)).toEqual({ clientToken: token, hasNotArrived: true });
  expect(openReceipt(OWNER)).toBe(token);
  expect(readReceipt(OWNER)?.hasNotArrived).toBe(false);
});

test("another member, or another lottery, does not take this one's receipt", () => {
  openReceipt(OWNER);
  expect(OTHER).not.toBe(OWNER);
  expect(readReceipt(OTHER)).toBeUndefined();
  expect(readReceipt(nameOwner('LUCK-2', 'LD-U1'))).toBeUndefined();
  noteNotArrived(OTHER);
  expect(readReceipt(OWNER)?.hasNotArrived).toBe(false);
});

test('nothing in the storage tells who it is', () => {
  openReceipt(OWNER);
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/U1|LUCK/);
});

test.each(['', '[]', '{"owner":7}', '{broken'])('what does not fit (%p) is no receipt', (kept) => {
  memberPhone.write('drawReceipt', kept);
  expect(readReceipt(OWNER)).toBeUndefined();
});
