import { endSession, saveLoginInfo } from '@/session/changeSession';
import { dropScreening, keepScreening, readScreening } from './screening';

const A = { login_access_token: 'token-of-a', userId: 'U-a' };
const B = { login_access_token: 'token-of-b', userId: 'U-b' };
const TOLD = { answers: { age: 'age1' }, signed: { name: '周小满', version: '2.0' } };

afterEach(() => endSession());

test('it is kept for a study and whoever told it, in memory only', () => {
  saveLoginInfo(A);
  keepScreening('KY1', TOLD);
  expect(readScreening('KY1')).toEqual(TOLD);
  expect(readScreening('KY2')).toEqual({ answers: {} });
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toMatch(/age1|周小满|KY1/);
  saveLoginInfo(B);
  expect(readScreening('KY1')).toEqual({ answers: {} });
});

test('it is gone when it was handed in, and with the session', () => {
  saveLoginInfo(A);
  keepScreening('KY1', TOLD);
  dropScreening('KY1');
  expect(readScreening('KY1')).toEqual({ answers: {} });
  keepScreening('KY1', TOLD);
  endSession();
  saveLoginInfo(A);
  expect(readScreening('KY1')).toEqual({ answers: {} });
});
