import { act, renderHook, waitFor } from '@testing-library/react';
import { endSession } from '@/session/changeSession';
import { callsTo, signInAs } from '@/testing/fakeServer';
import { saveProgress } from './contract';
import { useProgress } from './useProgress';
import { readWatchNote } from './watchNotes';

const render = (onFinished = () => {}) => renderHook(() => useProgress({ lessons: [] }, onFinished)).result.current;

test('the place in a lesson is told, and kept on the phone until the server has it', async () => {
  signInAs('member');
  const onPlace = render();
  act(() => onPlace('C1003-2', 12));
  expect(readWatchNote('C1003-2')).toMatchObject({ seconds: 12 });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(callsTo(saveProgress.path)).toBe(1);
});

test('only what finishes a lesson asks for the course anew', async () => {
  signInAs('member');
  const onFinished = jest.fn();
  const onPlace = render(onFinished);
  act(() => onPlace('C1001-4', 50));
  await waitFor(() => expect(readWatchNote('C1001-4')).toBeUndefined());
  expect(onFinished).not.toHaveBeenCalled();
  act(() => onPlace('C1001-4', 90));
  await waitFor(() => expect(onFinished).toHaveBeenCalledTimes(1));
});

test('a place that the server will never take is not told again', async () => {
  signInAs('member');
  const onPlace = render();
  // A lesson of a course that he does not have.
  act(() => onPlace('C1005-2', 50));
  expect(readWatchNote('C1005-2')).toMatchObject({ seconds: 50 });
  await waitFor(() => expect(readWatchNote('C1005-2')).toBeUndefined());
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
