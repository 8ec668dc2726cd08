import { act, renderHook } from '@testing-library/react';
import { endSession } from '@/session/changeSession';
import { callsTo, signInAs } from '@/testing/fakeServer';
import { saveProgress } from './contract';
import { useProgress } from './useProgress';
import { readWatchNote } from './watchNotes';

const render = () => renderHook(() => useProgress({ lessons: [] }, () => undefined)).result.current;

test('the place in a lesson is told, and kept on the phone until the server has it', async () => {
  signInAs('member');
  const onPlace = render();
  act(() => onPlace('C1003-2', 12));
  expect(readWatchNote('C1003-2')).toMatchObject({ seconds: 12 });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(callsTo(saveProgress.path)).toBe(1);
});

test.each([
  ['the next member', () => signInAs('elder')],
  ['a guest', endSession],
])('a film that ends because its member has gone leaves its place to nobody: %s', async (_, change) => {
  signInAs('member');
  const onPlace = render();
  // The screen goes in the same moment.
  act(() => {
    change();
    onPlace('C1003-2', 12);
  });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(readWatchNote('C1003-2')).toBeUndefined();
  expect(callsTo(saveProgress.path)).toBe(0);
});
