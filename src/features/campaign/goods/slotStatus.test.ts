import { slotWord, statusAt } from './slotStatus';

const slot = { startAt: 1000, endAt: 2000, status: 'ended' } as const;
const unknown = { startAt: null, endAt: null, status: 'running' } as const;

test.each([
  [slot, 999, 'coming', '即将开始'],
  [slot, 1000, 'running', '进行中'],
  [slot, 1999, 'running', '进行中'],
  [slot, 2000, 'ended', '已结束'],
  [unknown, 5000, 'running', '进行中'],
] as const)('%j at %i is %s: %s', (each, now, status, word) => {
  expect(statusAt(each, now)).toBe(status);
  expect(slotWord(status)).toBe(word);
});
