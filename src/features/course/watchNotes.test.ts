import { memberPhone } from '@/session/memberStorage';
import { signInAs } from '@/testing/fakeServer';
import { dropWatchNote, keepWatchNote, placeOf, readWatchNote, unsentNote } from './watchNotes';

const lesson = { lessonId: 'C1-1', watchedAt: 1000, position: 30, seconds: 90 };

test('the newer place counts: of this phone, of another one', () => {
  expect(placeOf(lesson)).toBe(30);
  keepWatchNote('C1-1', { seconds: 50, at: 2000 });
  expect(placeOf(lesson)).toBe(50);
  expect(placeOf({ ...lesson, watchedAt: 3000 })).toBe(30);
});

test('a lesson that was watched to its end begins anew', () => {
  expect(placeOf({ ...lesson, position: 89 })).toBe(0);
});

test('what the server has taken over is forgotten, a newer place is not', () => {
  keepWatchNote('C1-1', { seconds: 50, at: 2000 });
  dropWatchNote('C1-1', { seconds: 40, at: 1500 });
  expect(unsentNote(lesson)).toEqual({ seconds: 50, at: 2000 });
  dropWatchNote('C1-1', { seconds: 50, at: 2000 });
  expect(readWatchNote('C1-1')).toBeUndefined();
});

test.each(['{"seconds":"x","at":1}', '{"seconds":-1,"at":1}', '[]', 'x'])(
  'what does not fit is nothing: %s',
  (text) => {
    memberPhone.write('lesson:C1-1', text);
    expect(readWatchNote('C1-1')).toBeUndefined();
  },
);

test("another member on the same phone does not go on at somebody else's place", () => {
  signInAs('member');
  keepWatchNote('C1-1', { seconds: 50, at: 2000 });
  signInAs('elder');
  expect(placeOf(lesson)).toBe(30);
});
