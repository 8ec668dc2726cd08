import { endSession, saveLoginInfo } from '@/session/changeSession';
import { dropDraft, keepDraft, readDraft } from './addressDrafts';
import { EMPTY_FORM } from './addressForm';

const FORM = { ...EMPTY_FORM, name: '林书意' };

beforeEach(() => saveLoginInfo({ login_access_token: 'token-of-a-test', userId: 'U1' }));
afterEach(endSession);

test('a draft stays until it is dropped', () => {
  keepDraft('new', FORM);
  keepDraft('A1', EMPTY_FORM);
  expect(readDraft('new')).toBe(FORM);
  dropDraft('new');
  expect(readDraft('new')).toBeUndefined();
  expect(readDraft('A1')).toBe(EMPTY_FORM);
});

test('nothing personal gets into storage', () => {
  keepDraft('new', FORM);
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('林书意');
});

test('the end of the session takes all drafts', () => {
  keepDraft('new', FORM);
  endSession();
  expect(readDraft('new')).toBeUndefined();
});
