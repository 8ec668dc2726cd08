import { lastVisitNote } from '@/request/lastVisitNote';
import { FIRST_CALLS } from '@/shell/firstCalls';
import { leftBy } from './lastVisit';

const DAY = 24 * 60 * 60_000;
const [goods] = FIRST_CALLS['/schedule/points-mall'] ?? [];
const NOTE = lastVisitNote('/api/miniapp/mall/goods/list', { pageSize: 20, currentPage: 1 });
const keep = (text: string) => localStorage.setItem(NOTE, text);

test('the page finds what the app has kept of the same call', () => {
  keep(JSON.stringify({ at: Date.now() - 6 * DAY, data: { recordList: [7] } }));
  expect(leftBy(goods)).toEqual({ code: 0, data: { recordList: [7] } });
});

test('also on a phone whose clock is behind', () => {
  keep(JSON.stringify({ at: Date.now() + DAY, data: [] }));
  expect(leftBy(goods)).toEqual({ code: 0, data: [] });
});

test.each([
  ['of more than a week ago', JSON.stringify({ at: Date.now() - 8 * DAY, data: {} })],
  ['of next month', JSON.stringify({ at: Date.now() + 30 * DAY, data: {} })],
  ['without a time', JSON.stringify({ data: {} })],
  ['that is broken', '{"at":'],
  ['that is nothing', 'null'],
])('it does not show what is kept %s', (_, text) => {
  keep(text);
  expect(leftBy(goods)).toBeUndefined();
});

test('nothing is kept before the first visit, nor of another call', () => {
  expect(leftBy(goods)).toBeUndefined();
  expect(leftBy(undefined)).toBeUndefined();
});

test('a phone that lets nobody keep anything has nothing', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(leftBy(goods)).toBeUndefined();
});
