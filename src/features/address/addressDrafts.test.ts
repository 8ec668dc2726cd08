import { endSession, saveLoginInfo } from '@/session/changeSession';
import { dropDraft, keepDraft, readDraft } from './addressDrafts';
import { EMPTY_FORM } from './addressForm';

const FORM = { ...EMPTY_FORM, name: '林书意' };

beforeEach(() => saveLoginInfo({ login_access_token: 'token-of-a-test', userId: 'U1' }));
afterEach(endSession);

test('a draft stays until it is dropped', () => {
  keepDraft('new', FORM);
  keepDraft('A1', EMPTY_FORM);
  expect(readDraft('new')).toEqual(FORM);
  dropDraft('new', FORM);
  expect(readDraft('new')).toBeUndefined();
  expect(readDraft('A1')).toEqual(EMPTY_FORM);
});

test('what was typed since a form was handed in stays', () => {
  keepDraft('new', { ...FORM, name: '林建国' });
  dropDraft('new', FORM);
  expect(readDraft('new')).toMatchObject({ name: '林建国' });
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

test('another member in the same tab sees no draft, without a log-out in between', () => {
  keepDraft('new', FORM);
  saveLoginInfo({ login_access_token: 'token-of-another', userId: 'U2' });
  expect(readDraft('new')).toBeUndefined();
});
