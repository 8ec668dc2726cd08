import { endSession } from '@/session/changeSession';
import { DAY_MS } from '@/shared/lib/timeFormat';
import { signInAs } from '@/testing/fakeServer';
import {
  DRAFT_DAYS,
  dropDraft,
  dropResult,
  type KeptResult,
  keepDraft,
  keepResult,
  readDraft,
  readResult,
  readResults,
} from './keptQuiz';

const NOW = Date.parse('2026-11-22T12:00:00+08:00');

const draft = { version: 'v1', answers: { a: 'a1' }, changedAt: NOW };
const result = (id: string, at = NOW): KeptResult => ({
  id,
  quizId: 'q',
  quizTitle: '自测',
  version: 'v1',
  level: 'home',
  title: '可以先在家照看',
  text: '说明',
  advice: [],
  answers: {},
  told: [],
  at,
});

afterEach(() => {
  endSession();
  localStorage.clear();
  sessionStorage.clear();
});

test('answers that were left are there for a week, for their version', () => {
  signInAs('member');
  keepDraft('q', draft);
  expect(readDraft('q', 'v1', NOW + DRAFT_DAYS * DAY_MS - 1)).toEqual(draft);
  expect(readDraft('q', 'v1', NOW + DRAFT_DAYS * DAY_MS)).toBeUndefined();
  expect(readDraft('q', 'v1', NOW)).toBeUndefined();
  keepDraft('q', draft);
  expect(readDraft('q', 'v2', NOW)).toBeUndefined();
  keepDraft('q', draft);
  dropDraft('q');
  expect(readDraft('q', 'v1', NOW)).toBeUndefined();
});

test("another member on the same phone sees nothing of it, and it is the member's when he is back", () => {
  signInAs('member');
  keepDraft('q', draft);
  keepResult(result('r1'));
  signInAs('elder');
  expect(readDraft('q', 'v1', NOW)).toBeUndefined();
  expect(readResults()).toEqual([]);
  expect(readResult('r1')).toBeUndefined();
  endSession();
  expect(readResults()).toEqual([]);
  signInAs('member');
  expect(readResults()).toEqual([result('r1')]);
});

test('a guest leaves nothing on the phone, and takes it along when he signs in', () => {
  keepDraft('q', draft);
  keepResult(result('r1'));
  expect(Object.keys(localStorage)).toEqual([]);
  expect(readResults()).toHaveLength(1);
  signInAs('member');
  expect(readResult('r1')).toEqual(result('r1'));
  expect(readDraft('q', 'v1', NOW)).toEqual(draft);
  expect(Object.keys(sessionStorage).filter((key) => key.includes('skin'))).toEqual([]);
});

test('results stand newest first, twenty at most', () => {
  signInAs('member');
  for (let day = 0; day < 22; day += 1) keepResult(result(`r${day}`, NOW + day * DAY_MS));
  const ids = readResults().map(({ id }) => id);
  expect(ids).toHaveLength(20);
  expect(ids[0]).toBe('r21');
  expect(ids).not.toContain('r1');
});

test('a result that is removed takes its answers along, and no others', () => {
  signInAs('member');
  keepResult(result('r1'));
  keepDraft('q', { ...draft, resultId: 'r1' });
  keepDraft('other', { ...draft, resultId: 'r2' });
  dropResult('r1');
  expect(readResult('r1')).toBeUndefined();
  expect(readDraft('q', 'v1', NOW)).toBeUndefined();
  expect(readDraft('other', 'v1', NOW)).toBeDefined();
});

test('what cannot be read is no result', () => {
  signInAs('member');
  keepResult({ ...result('r1'), level: 'odd' as 'home' });
  expect(readResults()).toEqual([]);
});
