import { daysOf, describeSlot } from './slotDays';

const at = (text: string) => Date.parse(`${text}+08:00`);
const slot = (id: string, start: string, end: string, left: number) => ({ id, start: at(start), end: at(end), left });

test('slots stand by their day in China time, in the order of their times', () => {
  const days = daysOf([
    slot('c', '2026-11-29T00:30:00', '2026-11-29T01:00:00', 2),
    slot('b', '2026-11-28T10:30:00', '2026-11-28T12:00:00', 0),
    slot('a', '2026-11-28T08:30:00', '2026-11-28T10:00:00', 1),
  ]);
  expect(days).toMatchObject([
    { day: '2026-11-28', weekday: '周六', date: 28, month: 11, left: 1, slots: [{ id: 'a' }, { id: 'b' }] },
    { day: '2026-11-29', weekday: '周日', left: 2 },
  ]);
});

test('a slot whose time cannot be read is left out', () => {
  expect(daysOf([{ id: 'x', start: null, end: null, left: 1 }])).toEqual([]);
});

test('a slot in words, with its year where it is another one', () => {
  jest.useFakeTimers({ now: at('2026-11-25T12:00:00') });
  expect(describeSlot(slot('a', '2026-11-28T08:30:00', '2026-11-28T10:00:00', 1))).toBe('11 月 28 日 周六 08:30–10:00');
  expect(describeSlot(slot('b', '2027-01-09T08:30:00', '2027-01-09T10:00:00', 1))).toBe('2027-01-09 周六 08:30–10:00');
  jest.useRealTimers();
  expect(describeSlot({ start: null, end: null })).toBe('--');
});
