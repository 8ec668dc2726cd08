import type { KeptResult } from './keptQuiz';
import type { SkinRecord } from './quizContract';
import { mergeRecords, placeText } from './records';

const words = { quizId: 'q', quizTitle: '自测', level: 'home' as const, title: '结果', text: '说明', advice: [] };
const kept = (id: string, at: number, recordId?: string): KeptResult => ({
  ...words,
  id,
  version: 'v1',
  answers: {},
  told: [],
  at,
  ...(recordId === undefined ? {} : { recordId }),
});
const sent = (recordId: string, at: number): SkinRecord => ({ ...words, recordId, seeDoctor: false, at });

test('each result stands once, newest first, with the places where it lies', () => {
  const merged = mergeRecords([kept('a', 30, 'R1'), kept('b', 10)], [sent('R2', 20), sent('R1', 30)]);
  expect(merged.map(({ key }) => key)).toEqual(['a', 'R2', 'b']);
  expect(merged.map((record) => placeText(record, true))).toEqual([
    '在这台手机上，也在您的账号里',
    '在您的账号里',
    '只在这台手机上',
  ]);
});

test("a guest's result goes with the page", () => {
  expect(mergeRecords([kept('a', 30)], []).map((record) => placeText(record, false))).toEqual(['只在这个页面里']);
});

test('what was sent without an answer is known by its moment', () => {
  expect(mergeRecords([kept('a', 30)], [sent('R1', 30)])).toMatchObject([{ key: 'a', recordId: 'R1' }]);
});

test('what was sent before an answer was changed belongs to the result of the same run', () => {
  const changed = { ...kept('a', 40), older: [{ at: 30, recordId: 'R1' }, { at: 20 }] };
  const merged = mergeRecords([changed], [sent('R1', 30), sent('R2', 20), sent('R3', 10)]);
  expect(merged).toMatchObject([{ key: 'a', olderIds: ['R1', 'R2'] }, { key: 'R3' }]);
  expect(merged.map((record) => placeText(record, true))).toEqual(['账号里是修改前的结果', '在您的账号里']);
});

test('while nobody knows what the account holds, the numbers that it gave count', () => {
  const [record] = mergeRecords([{ ...kept('a', 40, 'R2'), older: [{ at: 30, recordId: 'R1' }] }], undefined);
  expect(record).toMatchObject({ recordId: 'R2', olderIds: ['R1'] });
});

test('what has been removed from the account is on the phone only', () => {
  const [record] = mergeRecords([kept('a', 30, 'R1')], []);
  expect(record).not.toHaveProperty('recordId');
});
