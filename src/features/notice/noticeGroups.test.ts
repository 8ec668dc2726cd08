import type { NoticeRow } from './contract';
import { groupByDay, noticeTime } from './noticeGroups';

const NOW = Date.parse('2026-11-21T09:41:00+08:00');
const at = (text: string) => Date.parse(`${text}:00+08:00`);
const row = (noticeId: string, time: number | null): NoticeRow => ({
  noticeId,
  type: 'order',
  title: noticeId,
  summary: '',
  at: time,
  read: false,
  canDelete: true,
  until: null,
});

test('today, yesterday and before, by the calendar of China', () => {
  const rows = [
    row('a', at('2026-11-21T00:01')),
    row('b', at('2026-11-20T23:59')),
    row('c', at('2026-11-19T23:59')),
    row('d', at('2025-01-01T10:00')),
    row('e', null),
  ];
  expect(groupByDay(rows, NOW).map(({ title, rows: own }) => [title, own.map(({ noticeId }) => noticeId)])).toEqual([
    ['今天', ['a']],
    ['昨天', ['b']],
    ['更早', ['c', 'd', 'e']],
  ]);
});

test.each([
  ['2026-11-21T09:32', '09:32'],
  ['2026-11-20T16:40', '16:40'],
  ['2026-11-19T08:00', '11 月 19 日'],
  ['2025-12-31T08:00', '2025-12-31'],
])('%s is said as %s', (time, words) => {
  expect(noticeTime(at(time), NOW)).toBe(words);
});
