import { memberMemory, memberTab } from '@/session/memberStorage';
import { dropDraft, EMPTY_DRAFT, keepDraft, readDraft } from './signupDraft';

test('a draft comes back as it was, for its own package only', () => {
  const draft = { ...EMPTY_DRAFT, slotId: 'am', note: '请多敲几下门', answers: { way: '现场' }, agrees: true };
  keepDraft('meeting', 'visit', draft);
  expect(readDraft('meeting', 'visit')).toEqual(draft);
  expect(readDraft('meeting', 'talk')).toBeUndefined();
  dropDraft('meeting', 'visit');
  expect(readDraft('meeting', 'visit')).toBeUndefined();
});

test('who answers for a child is not written to the phone, and comes back within the document', () => {
  const draft = { ...EMPTY_DRAFT, isMinor: true, guardianName: '林晓' };
  keepDraft('meeting', 'visit', draft);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('林晓');
  expect(readDraft('meeting', 'visit')).toEqual(draft);
  memberMemory.clear();
  expect(readDraft('meeting', 'visit')).toEqual({ ...draft, guardianName: '' });
  keepDraft('meeting', 'visit', draft);
  dropDraft('meeting', 'visit');
  expect(memberMemory.keys()).toEqual([]);
});

test.each(['{', '[]', '"x"', 'null'])('%s is no draft', (stored) => {
  memberTab.write('signup:meeting:', stored);
  expect(readDraft('meeting', undefined)).toBeUndefined();
});

test('what does not fit is empty', () => {
  memberTab.write(
    'signup:meeting:',
    JSON.stringify({ slotId: 7, isMinor: 'yes', answers: { a: 1, b: 'x' }, note: null }),
  );
  expect(readDraft('meeting', undefined)).toEqual({ ...EMPTY_DRAFT, answers: { b: 'x' } });
});
